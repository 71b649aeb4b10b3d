// @ts-check
import { stop } from "./stop.mjs";

/** Stops with a remedy where Node is older than the tools need. */
export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(
    `Node ${process.versions.node} is too old: the tools here need 20.19 or newer.`,
    "Install a newer one from https://nodejs.org and run the command again.",
  );
}
