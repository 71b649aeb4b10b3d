/** From how many characters on a request is too large to be compared by its text. */
const MAX_CHARACTERS = 1_000_000;

/**
 * A JSON value as one text that every equal value has: the keys of objects in order. It uses its
 * own stack, so that a deeply nested value of a hostile server cannot overflow the call stack.
 *
 * @returns `undefined` where the text would be too long, as that of a value that contains itself is.
 */
export function canonicalText(value: unknown): string | undefined {
  const parts: string[] = [];
  let length = 0;
  /** The values still to be written, the next one last. A text is written unchanged. */
  const open: (string | { value: unknown })[] = [{ value }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    // Each item is at least a sign and a comma.
    if (typeof next === "object" && Array.isArray(next.value)) length += next.value.length * 2;
    if (length > MAX_CHARACTERS) return undefined;
    const written = typeof next === "string" ? next : write(next.value, open);
    parts.push(written);
    length += written.length;
  }
  if (length > MAX_CHARACTERS) return undefined;
  return parts.join("");
}

/** The text of a value, or the first sign of it, with the rest put on the stack. */
function write(value: unknown, open: (string | { value: unknown })[]): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const inside: typeof open = [];
  if (Array.isArray(value)) {
    for (const item of value) inside.push({ value: item }, ",");
    inside.push("]");
  } else {
    for (const key of Object.keys(value).sort()) {
      const item = (value as Record<string, unknown>)[key];
      // Leaves out what JSON leaves out, so that a request is the same before and after a
      // transport.
      if (item !== undefined) inside.push(`${JSON.stringify(key)}:`, { value: item }, ",");
    }
    inside.push("}");
  }
  while (inside.length > 0) open.push(inside.pop()!);
  return Array.isArray(value) ? "[" : "{";
}
