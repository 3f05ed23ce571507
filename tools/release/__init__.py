"""``python -m tools.release``: packages that can be installed, tried out before they are given away."""
