import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const pages = [
  "index",
  "consent",
  "live",
  "queue",
  "acp",
  "channels",
  "relay",
  "asker",
  "dialog",
  "fuzz",
  "receipt",
  "soak",
];
const worker = "extensionWorker.ts";

/** The pages of a host, as a host would build them. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: "warn",
  plugins: [react()],
  build: {
    emptyOutDir: true,
    // A data URL for a small file would hide what the content security policy says of it.
    assetsInlineLimit: 0,
    // A worker has no document to put it in, and no browser here needs it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [...pages.map((page) => `${page}.html`), worker].map((file) =>
        join(import.meta.dirname, file),
      ),
      output: {
        // The manifest of the extension says what it is called.
        entryFileNames: ({ name }) =>
          worker.startsWith(`${name}.`) ? "[name].js" : "assets/[name]-[hash].js",
      },
      // The SDK carries its browser build in one piece.
      checks: { pluginTimings: false },
    },
    chunkSizeWarningLimit: 2000,
  },
});
