import { unicode } from "./unicode.js";

/** The labels of a canonical host in Unicode; a label that cannot be decoded stays as it is. */
export function unicodeLabels(host: string): string[] {
  return host
    .split(".")
    .map((label) =>
      label.startsWith("xn--") ? (unicode.rules?.decodePunycode(label.slice(4)) ?? label) : label,
    );
}
