"""Carts: a game with thousands of orders at every turn, which is not ours to ship."""
