"""The transcript on the screen."""
