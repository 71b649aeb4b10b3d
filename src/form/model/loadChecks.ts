import type { checks } from "./checks.js";

let loading: Promise<typeof checks> | undefined;

/**
 * Loads what checks a form. Every form needs it, though not to be shown. Where it could not be
 * loaded, the next call tries again.
 */
export function loadChecks(): Promise<typeof checks> {
  loading ??= load();
  return loading;
}

async function load(): Promise<typeof checks> {
  try {
    return (await import("./checks.js")).checks;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
