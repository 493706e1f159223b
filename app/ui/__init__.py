"""Windows: views of what the controller shows, which tell it what the user wants."""
