"""12 Supply."""
