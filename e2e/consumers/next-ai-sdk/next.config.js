import { join } from "node:path";

// The packages of the app are in the folder of its workspace. A copy of this app needs no `root`.
const root = join(import.meta.dirname, "..");

export default {
  // As `create-next-app` writes them.
  cacheComponents: true,
  partialPrefetching: true,
  distDir: "dist",
  outputFileTracingRoot: root,
  turbopack: { root },
};
