/**
 * Marks a test, or a group of them, that needs Chromium's own protocol or Chromium itself: it is
 * left out in every other engine.
 *
 * @param reason what it needs of it.
 * @example
 *   test("a Japanese word is composed", needsChromium("text is composed by CDP"), async () => {});
 */
export function needsChromium(reason: string) {
  return { tag: "@chromium", annotation: { type: "needs Chromium", description: reason } };
}
