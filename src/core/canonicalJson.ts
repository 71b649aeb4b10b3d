/** Longer texts and deeper values are refused: a value that contains itself has no end. */
const MAX_CHARACTERS = 20_000_000;
const MAX_DEPTH = 1_000_000;

/** An object or list that is being written. */
interface Open {
  holder: Readonly<Record<string, unknown>> | readonly unknown[];
  /** Missing for a list. */
  keys: readonly string[] | undefined;
  /** Number of members that were looked at. */
  at: number;
  isEmpty: boolean;
}

/**
 * Writes a JSON value as its canonical text: the one of RFC 8785 (JCS), for every equal value.
 *
 * Keys are in the order of their UTF-16 code units, and members that are `undefined` are left out. A
 * lone surrogate, which the RFC does not allow, is written `\udXXX`. No depth overflows the stack.
 *
 * @throws {TypeError} for a `bigint`.
 * @throws {RangeError} for a value that is larger than any request, or contains itself.
 * @see https://www.rfc-editor.org/rfc/rfc8785
 */
export function canonicalJson(value: unknown): string {
  const open: Open[] = [];
  let text = "";
  const write = (each: unknown) => {
    if (typeof each !== "object" || each === null) {
      text += isWritten(each) ? JSON.stringify(each) : "null";
      return;
    }
    const isList = Array.isArray(each);
    text += isList ? "[" : "{";
    const holder = each as Open["holder"];
    open.push({
      holder,
      keys: isList ? undefined : Object.keys(each).sort(),
      at: 0,
      isEmpty: true,
    });
    if (text.length > MAX_CHARACTERS || open.length > MAX_DEPTH)
      throw new RangeError("The value is too large, or contains itself.");
  };
  write(value);
  for (let last = open.at(-1); last; last = open.at(-1)) {
    const { holder, keys, at } = last;
    if (at === (keys ?? (holder as readonly unknown[])).length) {
      text += keys ? "}" : "]";
      open.pop();
      continue;
    }
    last.at += 1;
    const key = keys?.[at] ?? at;
    const member = (holder as Readonly<Record<string, unknown>>)[key];
    if (keys && !isWritten(member)) continue;
    if (!last.isEmpty) text += ",";
    last.isEmpty = false;
    if (keys) text += `${JSON.stringify(key)}:`;
    write(member);
  }
  return text;
}

/** Whether JSON has a text for a value. */
function isWritten(value: unknown): boolean {
  return value !== undefined && typeof value !== "function" && typeof value !== "symbol";
}
