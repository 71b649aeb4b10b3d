/**
 * What has nothing to show and keeps a gap all the same, above it or below: a hole in the rhythm of
 * what stands one below the other. Runs in the page.
 */
export function findEmptyRows(): string[] {
  const found = new Set<string>();
  for (const column of document.querySelectorAll('[data-elicit="root"] [data-elicit]')) {
    const { display, flexDirection, rowGap } = getComputedStyle(column);
    const stacks =
      display.endsWith("grid") || (display.endsWith("flex") && flexDirection === "column");
    if (!stacks || !(parseFloat(rowGap) > 0)) continue;
    for (const row of column.children) {
      const { position, marginBlockStart, marginBlockEnd } = getComputedStyle(row);
      const isLaid = row.checkVisibility() && position !== "absolute" && position !== "fixed";
      // What is heard before it has words has to stand there, and takes its gap back.
      const takenBack = parseFloat(marginBlockStart) + parseFloat(marginBlockEnd) < 0;
      if (!isLaid || takenBack || row.getBoundingClientRect().height > 0) continue;
      if (getComputedStyle(row).display === "contents") continue;
      found.add(`${row.getAttribute("data-elicit") ?? row.tagName} is an empty row`);
    }
  }
  return [...found];
}
