/** How Firefox names the module that could not be loaded; it says so in no other language. */
const FAILED_ADDRESS = /^error loading .+: (https?:\S+)$/;

/**
 * Imports a module again where a browser keeps that it failed. Firefox up to 153 does, until the page
 * is loaded anew (whatwg/html#6768), but names the address; with another fragment it is another module
 * there, and the same file to servers, caches and policies. Other engines and the loaders of bundlers
 * ask again by themselves, and get no second copy of a module that others may import, too.
 *
 * @param error what the import failed with.
 * @param name an export of the module, by which it is told where a bundler put several into one file.
 * @throws the error, where it names no address or the module is not found there: what could not be
 *   loaded is then something that the module imports.
 */
export async function importAgain<Module extends object>(
  error: unknown,
  name: keyof Module,
): Promise<Module> {
  const [, address] = FAILED_ADDRESS.exec((error as Error)?.message) ?? [];
  if (!address) throw error;
  const file: Record<string, Module> = await import(
    /* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ `${address}#again-${Date.now()}`
  );
  // An export of a file of several modules may be any value.
  const found = [file as Module, ...Object.values(file)].find((part) => Object(part)[name]);
  if (!found) throw error;
  return found;
}
