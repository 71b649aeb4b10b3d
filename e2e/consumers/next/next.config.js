import { join } from "node:path";

// The packages of the app are in the folder of its workspace.
const root = join(import.meta.dirname, "..");

export default {
  // As `create-next-app` writes it.
  cacheComponents: true,
  distDir: "dist",
  outputFileTracingRoot: root,
  turbopack: { root },
};
