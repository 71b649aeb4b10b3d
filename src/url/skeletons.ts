import { unicode } from "./unicode.js";

/**
 * Returns the skeletons of a label. Labels with a common skeleton look alike (UTS #39, section 4).
 *
 * @returns one skeleton, or a few if a letter can be read in two ways.
 */
export function skeletons(label: string): readonly string[] {
  return (unicode.rules?.asciiReadings(label) ?? [label]).map(skeletonOf);
}

/** Replaces ASCII characters that look like others. */
function skeletonOf(reading: string): string {
  return reading.replaceAll("0", "o").replaceAll("1", "l").replaceAll("m", "rn");
}
