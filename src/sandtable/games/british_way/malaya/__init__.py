"""The British Way: Malaya."""
