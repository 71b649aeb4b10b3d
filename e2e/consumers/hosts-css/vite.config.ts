import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  logLevel: "warn",
  plugins: [react()],
  build: { rolldownOptions: { input: ["index.html", "modals.html"] } },
});
