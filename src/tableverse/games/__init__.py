"""The games. Each is a folder with its rules and content, and knows the kernel only."""
