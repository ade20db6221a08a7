/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Built into the Python package, so that a host needs no Node at run time.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/underhall/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  // No test waits for a time: this only ends one that hangs, however slow the machine.
  test: { testTimeout: 120_000 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
