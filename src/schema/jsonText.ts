/** A value as JSON; `undefined` of what JSON cannot say, or is nested too deep to be written. */
export function jsonText(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
