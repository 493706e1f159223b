"""How fast the engine runs on this computer, part by part."""
