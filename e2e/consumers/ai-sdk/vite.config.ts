import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig(({ isSsrBuild }) => ({
  logLevel: "warn",
  plugins: [react()],
  build: {
    chunkSizeWarningLimit: 2000,
    rolldownOptions: isSsrBuild ? {} : { input: ["index.html", "served.html"] },
  },
}));
