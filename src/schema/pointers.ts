/** A JSON Pointer (RFC 6901). */
export function toPointer(path: readonly (string | number)[]): string {
  return path
    .map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`)
    .join("");
}

/**
 * Resolves a reference within a schema (`#`, `#/$defs/guest`), or returns `undefined`. Nothing is
 * fetched.
 *
 * @param root the whole schema, as received.
 * @see https://www.rfc-editor.org/rfc/rfc6901
 */
export function resolvePointer(reference: unknown, root: unknown): unknown {
  if (typeof reference !== "string" || !/^#(\/|$)/.test(reference)) return undefined;
  let found = root;
  for (const part of reference.split("/").slice(1)) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof found !== "object" || !found || !Object.hasOwn(found, key)) return undefined;
    found = (found as Readonly<Record<string, unknown>>)[key];
  }
  return found;
}
