/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "*/milsymbol/index.mjs" {
  import type { Symbol, SymbolOptions } from "milsymbol";
  export const ms: {
    Symbol: new (sidc: string, options: SymbolOptions) => Symbol;
    addIcons: (icons: unknown) => void;
  };
  export const numberlandunit: unknown;
}
