import { packedConfusables } from "./tables/generated/tables.js";
import { unpackCharacters, unpackRows } from "./unpack.js";

let prototypes: ReadonlyMap<string, string> | undefined;

/** What a character looks like (UTS #39, with Chromium's additions); itself where it looks like nothing else. */
export function prototypeOf(character: string): string {
  prototypes ??= readPrototypes();
  return prototypes.get(character) ?? character;
}

/** Letters that read as either of two others. */
const ambiguous = [
  ["\u00fe", "b", "p"],
  ["\u0153", "ce", "oe"],
] as const;

/** Letters whose stroke does not come off by decomposition. */
const struck: Readonly<Record<string, string>> = { "\u0142": "l", "\u00f8": "o", "\u0111": "d" };

/**
 * What a label looks like, so that two labels with a skeleton in common look alike (UTS #39, section 4). Accents are
 * dropped first: beside a name that people know, they are overlooked.
 *
 * @returns one skeleton, or a few where a letter can be read in two ways
 */
export function skeletons(label: string): readonly string[] {
  let readings = [label.normalize("NFD").replace(/[\u0300-\u036f]/g, "")];
  for (const [letter, ...choices] of ambiguous) {
    if (readings[0]!.includes(letter)) {
      readings = readings.flatMap((reading) =>
        choices.map((choice) => reading.replaceAll(letter, choice)),
      );
    }
  }
  return readings.map((reading) =>
    Array.from(reading, (character) => prototypeOf(struck[character] ?? character)).join(""),
  );
}

function readPrototypes(): ReadonlyMap<string, string> {
  return new Map(
    unpackRows(packedConfusables).flatMap(([prototype, packed]) =>
      Array.from(unpackCharacters(packed!), (character) => [character, prototype!] as const),
    ),
  );
}
