"""The network: convolution stem, encoder, adapter, decoder, and what they are made of."""
