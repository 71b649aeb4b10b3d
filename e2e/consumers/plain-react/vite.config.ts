import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  logLevel: "warn",
  plugins: [react()],
  // By this name and as localhost: the host and the chat are of two origins.
  server: { host: "127.0.0.1" },
  build: {
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: ["index.html", "frames/host.html", "links/index.html", "links/app.html"],
    },
  },
});
