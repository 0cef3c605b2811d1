"""What two games share and the third does not know: Cells and Arms Caches, Intel Chits, Prison, Curfews."""
