import type { NamedCharacter, UrlFindingData } from "./types.js";
import { unicode } from "./unicode.js";

/** Enough to show what is wrong. A malicious text may contain a million. */
const most = 16;

/** The characters, each once, so that they can be pointed at. */
export function namedCharacters(characters: Iterable<string>): NamedCharacter[] {
  const named = new Map<string, NamedCharacter>();
  for (const character of characters) {
    if (named.size === most) break;
    if (named.has(character)) continue;
    const code = character.codePointAt(0) ?? 0;
    const scripts = unicode.rules?.scriptsOf(character);
    named.set(character, {
      character,
      codePoint: `U+${code.toString(16).toUpperCase().padStart(4, "0")}`,
      ...(scripts && /^\w+$/.test(scripts) ? { script: scripts } : {}),
    });
  }
  return [...named.values()];
}

/** A finding of characters; none where there are none. */
export function foundCharacters(characters: readonly string[]): UrlFindingData | undefined {
  return characters.length > 0 ? { characters: namedCharacters(characters) } : undefined;
}

/**
 * Returns the skeletons of a label. Labels with a common skeleton look alike (UTS #39, section 4).
 *
 * @returns one skeleton, or a few if a letter can be read in two ways.
 */
export function skeletons(label: string): readonly string[] {
  return (unicode.rules?.asciiReadings(label) ?? [label]).map(foldAscii);
}

/** Returns the first skeleton of a label. */
export function firstSkeleton(label: string): string {
  return skeletons(label)[0] ?? "";
}

/**
 * Returns the words of a label, as skeletons. Anything but letters and digits separates them,
 * including imitations of a slash.
 */
export function wordsIn(label: string): string[] {
  return label
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map(firstSkeleton);
}

/** Replaces ASCII characters that look like others. */
function foldAscii(reading: string): string {
  return reading.replaceAll("0", "o").replaceAll("1", "l").replaceAll("m", "rn");
}
