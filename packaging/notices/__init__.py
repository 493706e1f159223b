"""The licences of what a bundle is made of: found, checked, and told."""
