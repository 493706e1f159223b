"""What was said: words with their times, on the screen, on the disk and in files of captions."""
