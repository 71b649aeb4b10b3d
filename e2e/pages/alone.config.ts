import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** A script in one piece, as a content script has to be. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: "warn",
  publicDir: false,
  plugins: [react()],
  build: {
    emptyOutDir: false,
    rolldownOptions: {
      input: join(import.meta.dirname, "alone.tsx"),
      output: { format: "iife", entryFileNames: "alone.js", codeSplitting: false },
      // It imports nothing, so that there is nothing to preload by its address.
      checks: { emptyImportMeta: false },
    },
    chunkSizeWarningLimit: 2000,
  },
});
