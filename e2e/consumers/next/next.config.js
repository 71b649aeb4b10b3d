import { join } from "node:path";

// The packages of the app are in the folder of its workspace.
const root = join(import.meta.dirname, "..");

export default { distDir: "dist", outputFileTracingRoot: root, turbopack: { root } };
