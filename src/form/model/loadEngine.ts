import type { FormEngine } from "./FormEngine.js";

let loading: Promise<typeof FormEngine> | undefined;

/**
 * Loads what checks a form. Every form needs it, though not to be shown. Where it could not be
 * loaded, the next call tries again.
 */
export function loadEngine(): Promise<typeof FormEngine> {
  loading ??= load();
  return loading;
}

async function load(): Promise<typeof FormEngine> {
  try {
    return (await import("./FormEngine.js")).FormEngine;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
