/** Ranges of code points, both ends included, in order and without overlaps. */
export type Ranges = readonly (readonly [first: number, last: number])[];

/** Reading a property takes some milliseconds, so that a page reads no more of them than this. */
const MAX_PROPERTIES_READ = 24;

/** Surrogates that would pair up lie in different blocks of this size. */
const BLOCK_CODE_POINTS = 256;

const rangesOf = new Map<string, Ranges>();

/**
 * Returns the code points of a Unicode property, such as `Lu` or `Script=Greek`, by this platform's
 * native regular expressions.
 *
 * Returns `undefined` after too many lookups. The name must be valid.
 */
export function propertyRanges(name: string): Ranges | undefined {
  const known = rangesOf.get(name);
  if (known || rangesOf.size >= MAX_PROPERTIES_READ) return known;

  const some = new RegExp(`\\p{${name}}`, "u");
  const every = new RegExp(`^\\p{${name}}*$`, "u");
  const ranges: [number, number][] = [];
  const scan = (first: number, last: number) => {
    const text = charactersOf(first, last);
    if (every.test(text)) {
      const previous = ranges.at(-1);
      if (previous?.[1] === first - 1) previous[1] = last;
      else ranges.push([first, last]);
    } else if (some.test(text)) {
      const middle = (first + last) >> 1;
      scan(first, middle);
      scan(middle + 1, last);
    }
  };
  for (let block = 0; block <= 0x10ffff; block += BLOCK_CODE_POINTS)
    scan(block, block + BLOCK_CODE_POINTS - 1);
  rangesOf.set(name, ranges);
  return ranges;
}

function charactersOf(first: number, last: number): string {
  if (isSetAside(first)) return String.fromCodePoint(first);
  let text = "";
  for (let code = first; code <= last; code++) text += String.fromCodePoint(code);
  return text;
}

/** Whether the block is of one kind: in a plane without assignments, or for private use. */
function isSetAside(block: number): boolean {
  return block >= 0x40000 && (block < 0xe0000 || block > 0xe0fff) && (block & 0xff00) !== 0xff00;
}
