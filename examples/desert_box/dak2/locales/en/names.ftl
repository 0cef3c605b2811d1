### What the corrections add, in words.

name-it-99l = 99 Light Bn
name-C40-18 = Nibeiwa (C40.18)
name-C40-19 = C40.19
