import type { Page } from "@playwright/test";

interface Axe {
  run(
    context: object,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

/**
 * The rules of axe that how a page looks can break. The others read the document, which is the same
 * in every look: they run once for each story, with the story's own test.
 */
const byLooks = [
  "color-contrast",
  "link-in-text-block",
  "target-size",
  "scrollable-region-focusable",
];

/** What axe finds wrong on the page as it looks now. */
export function findBarriers(page: Page, rules = byLooks): Promise<string[]> {
  return page.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(
      { include: "body", exclude: [".sb-wrapper", "#storybook-docs"] },
      {
        runOnly: { type: "rule", values },
        resultTypes: ["violations"],
      },
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`),
    );
  }, rules);
}
