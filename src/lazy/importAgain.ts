/** Firefox's error for a module that could not be loaded. It is not localized. */
const FAILED_ADDRESS = /^error loading .+: (https?:\S+)$/;

/**
 * Imports a module again in browsers that cache the failure.
 *
 * Firefox up to 153 does so until the page is reloaded (whatwg/html#6768), but names the URL. With
 * another fragment it is another module there, and the same file to servers, caches and policies.
 * Other engines and bundlers' loaders retry by themselves, and get no second copy of a module.
 *
 * @param error the error of the import.
 * @param name an export of the module, by which it is found if a bundler put several modules into
 *   one file.
 * @throws the error, if it names no URL or the module is not found there: then a module that it
 *   imports could not be loaded.
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
