"""Agents: games as environments of PettingZoo and OpenSpiel, and seats for programs in any language."""
