import { unicode } from "./unicode.js";

/**
 * What a label looks like, so that two labels with a skeleton in common look alike (UTS #39, section 4).
 *
 * @returns one skeleton, or a few where a letter can be read in two ways
 */
export function skeletons(label: string): readonly string[] {
  return (unicode.rules?.asciiReadings(label) ?? [label]).map(skeletonOf);
}

/** What of ASCII looks like something else of ASCII. */
function skeletonOf(reading: string): string {
  return reading.replaceAll("0", "o").replaceAll("1", "l").replaceAll("m", "rn");
}
