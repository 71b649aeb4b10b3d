import { prototypeOf } from "./prototypeOf.js";

/** Letters that read as either of two others. */
const ambiguous = [
  ["\u00fe", "b", "p"],
  ["\u0153", "ce", "oe"],
] as const;

/** Letters whose stroke does not come off by decomposition. */
const struck: Readonly<Record<string, string>> = { "\u0142": "l", "\u00f8": "o", "\u0111": "d" };

/**
 * Returns what a label looks like in ASCII, as far as its characters do.
 *
 * Accents are dropped first: next to a known name, they are overlooked.
 *
 * @returns one reading, or a few if a letter can be read in two ways.
 */
export function asciiReadings(label: string): readonly string[] {
  let readings = [label.normalize("NFD").replace(/[\u0300-\u036f]/g, "")];
  for (const [letter, ...choices] of ambiguous) {
    if (readings[0]!.includes(letter)) {
      readings = readings.flatMap((reading) =>
        choices.map((choice) => reading.replaceAll(letter, choice)),
      );
    }
  }
  return readings.map((reading) =>
    reading.replace(/[^\0-\x7f]/gu, (character) => struck[character] ?? prototypeOf(character)),
  );
}
