"""What Palestine and Cyprus share and Malaya does not know: Cells and Arms Caches, Intel Chits, Prison, Curfews."""
