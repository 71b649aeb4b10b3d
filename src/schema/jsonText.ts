/** Returns a value as JSON, or `undefined` if JSON can't represent it or it is nested too deep. */
export function jsonText(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
