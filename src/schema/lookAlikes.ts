import { lazy } from "../core/lazy.js";
import { lineOf } from "../core/text.js";

/** The characters that look alike. They are loaded for texts that are not ASCII. */
export const lazyConfusables = lazy("skeletonOf", () => import("./confusables.js"));

/** A text in Latin letters alone, each of which is seen as it is. */
export const PLAIN_TEXT = /^[!-~]+(?: [!-~]+)*$/;
/** Joiners and variation selectors, which change nothing that is seen of most letters. */
const UNSEEN = /\u200c|\u200d|[\ufe00-\ufe0f]/g;

/**
 * Returns a label as a reader sees it: two labels with the same reading look alike, or nearly.
 *
 * Only the part that is shown counts. Characters beyond ASCII need `lazyConfusables`.
 */
export function readingOf(label: string): string {
  const { shown } = lineOf(label);
  if (PLAIN_TEXT.test(shown)) return asDrawn(shown);
  const settled = shown.normalize("NFKC").replace(UNSEEN, "");
  const skeleton = lazyConfusables.get()?.skeletonOf(settled) ?? settled;
  return asDrawn(skeleton.normalize("NFKC").replace(/\s+/gu, " ").trim());
}

/** Returns a text with one character for those of ASCII that look alike (UTS #39). */
function asDrawn(text: string): string {
  const letters = text
    .toLowerCase()
    .replace(/[i1|]/g, "l")
    .replaceAll("0", "o")
    .replaceAll("m", "rn");
  return letters.replaceAll("`", "'").replaceAll('"', "''").replaceAll("%", "o/o");
}
