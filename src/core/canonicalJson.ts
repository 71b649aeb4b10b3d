/** Longer texts and deeper values are refused: a value that contains itself has no end. */
const MAX_CHARACTERS = 20_000_000;
const MAX_DEPTH = 1_000_000;

/** A value to write, and the text before it. */
interface Pending {
  before: string;
  value?: unknown;
  /** Whether only `before` is left to write. */
  closes?: boolean;
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
  let text = "";
  let depth = 0;
  const left: Pending[] = [{ before: "", value }];
  for (let next = left.pop(); next; next = left.pop()) {
    text += next.before;
    if (text.length > MAX_CHARACTERS || depth > MAX_DEPTH)
      throw new RangeError("The value is too large, or contains itself.");
    if (next.closes) {
      depth -= 1;
      continue;
    }
    const { value: each } = next;
    if (typeof each === "object" && each !== null) depth += 1;
    if (Array.isArray(each)) {
      text += "[";
      left.push({ before: "]", closes: true });
      for (let at = each.length - 1; at >= 0; at -= 1) {
        left.push({ before: at === 0 ? "" : ",", value: each[at] as unknown });
      }
    } else if (typeof each === "object" && each !== null) {
      text += "{";
      left.push({ before: "}", closes: true });
      const members = Object.entries(each).filter(([, member]) => isWritten(member));
      members.sort(([one], [other]) => (one < other ? 1 : -1));
      const last = members.length - 1;
      members.forEach(([key, member], at) => {
        left.push({ before: `${at === last ? "" : ","}${JSON.stringify(key)}:`, value: member });
      });
    } else text += isWritten(each) ? JSON.stringify(each) : "null";
  }
  return text;
}

/** Whether JSON has a text for a value. */
function isWritten(value: unknown): boolean {
  return value !== undefined && typeof value !== "function" && typeof value !== "symbol";
}
