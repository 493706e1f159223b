"""Where the packaged program begins."""

import sys

from app.cli import main

sys.exit(main())
