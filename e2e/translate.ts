import type { Page } from "@playwright/test";

/**
 * Translates the page as browsers do, now and whatever comes: in place of each text stands an element with
 * another one, of which React knows nothing.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isOurs = (node: Node) => node.parentElement?.closest("font, script, style, textarea");
    const translateWithin = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of root instanceof Text ? [root] : texts) {
        if (text.data.trim() === "" || isOurs(text)) continue;
        const font = document.createElement("font");
        font.append(`«${text.data}»`);
        text.replaceWith(font);
      }
    };
    translateWithin(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        for (const node of [target, ...addedNodes]) if (node.isConnected) translateWithin(node);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
