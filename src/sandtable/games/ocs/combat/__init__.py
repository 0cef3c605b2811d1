"""9 Ground combat."""
