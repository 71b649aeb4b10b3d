import { readdirSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The pages of the app that Vite is started in. */
const pages = readdirSync(process.cwd(), { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".html") && !/^(dist|node_modules)\b/.test(file),
);

/** Builds each of the apps: `vite build --config ../vite.config.ts`. */
export default defineConfig(({ isSsrBuild }) => ({
  root: process.cwd(),
  logLevel: "warn",
  plugins: [react()],
  // By IP address and as localhost, one app is served on two origins.
  server: { host: "127.0.0.1" },
  build: { chunkSizeWarningLimit: 2000, rolldownOptions: isSsrBuild ? {} : { input: pages } },
}));
