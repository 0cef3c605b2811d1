"""The Operational Combat Series: its rules, a file for each chapter under the book's name. A game is a folder in it."""
