/**
 * A pattern of JSON Schema in the dialect of re2js, or `undefined` where it cannot be said there.
 */
export function translatePattern(source: string): string | undefined {
  try {
    void new RegExp(source, "u");
  } catch {
    return undefined;
  }
  return source;
}
