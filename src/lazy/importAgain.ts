/** How browsers name the address of a module that could not be loaded. */
const FAILED_ADDRESS = /dynamically imported module:? (https?:\S+)/;

let attempts = 0;

/**
 * Imports a module again under another address. Firefox keeps the failure of an import until the page
 * is loaded anew, as HTML asks, so the same address would fail for ever; other engines and the loaders
 * of bundlers forget it.
 *
 * @param error what the import failed with: some engines name the address in it.
 * @param name an export of the module, by which it is told where a bundler put several into one file.
 * @throws the error, where it names no address or the module is not found there.
 */
export async function importAgain<Module>(error: unknown, name: string): Promise<Module> {
  const address = FAILED_ADDRESS.exec(error instanceof Error ? error.message : "")?.[1];
  if (!address) throw error;
  const url = new URL(address);
  url.searchParams.set("again", String((attempts += 1)));
  const file: Record<string, unknown> = await import(
    /* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ url.href
  );
  const found = [file, ...Object.values(file)].find((part) => hasExport(part, name));
  if (!found) throw error;
  return found as Module;
}

/** Whether something is a module, or what a bundler made of one, with an export of that name. */
function hasExport(part: unknown, name: string): boolean {
  return typeof part === "object" && part !== null && name in part;
}
