"""The engine: questions, an agenda, a record. It knows no game and needs only the standard library."""
