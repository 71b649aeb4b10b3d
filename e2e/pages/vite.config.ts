import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The pages of a host, as a host would build them. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: "warn",
  plugins: [react()],
  build: {
    emptyOutDir: true,
    // A data URL for a small file would hide what the content security policy says of it.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ["index.html", "consent.html", "live.html", "queue.html"].map((page) =>
        join(import.meta.dirname, page),
      ),
      // The SDK carries its browser build in one piece.
      checks: { pluginTimings: false },
    },
    chunkSizeWarningLimit: 2000,
  },
});
