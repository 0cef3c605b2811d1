import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = "http://127.0.0.1:8765"; // `./play serve --port 8765`, for `npm run dev`

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/sandtable/table/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content-security policy allows no data: scripts or styles
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] }, // a map in hexes is the package's own data
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], testTimeout: 60_000 },
});
