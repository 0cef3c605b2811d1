"""Cyprus, 1955 to 1959: the British against EOKA."""
