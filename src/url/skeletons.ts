import { unicode } from "./unicode.js";

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

/** What of ASCII looks like something else of ASCII. */
const asciiPrototypes: Readonly<Record<string, string>> = { "0": "o", "1": "l", m: "rn" };

function prototypeOf(character: string): string {
  return character > "\x7f"
    ? (unicode.rules?.prototypeOf(character) ?? character)
    : (asciiPrototypes[character] ?? character);
}
