/** A text without what a reader passes over. */
export function readingOf(label: string): string {
  return label.normalize("NFKC").replace(/\s+/gu, " ").trim().toLowerCase();
}
