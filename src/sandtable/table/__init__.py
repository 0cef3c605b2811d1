"""The table: games over HTTP and WebSocket. It knows no rules; the record in the database is the truth."""
