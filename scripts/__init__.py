"""What `play`, `test` and `compile` share."""
