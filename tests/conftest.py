"""What every test shares."""

import os

from hypothesis import settings

# A slow machine is not a failure, so no profile has a deadline. In CI the examples are the same on every run.
settings.register_profile("default", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "default")
