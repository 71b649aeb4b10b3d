import type { Page } from "@playwright/test";

/** What a page looks like, and how its elements refer to one another. */
export interface Look {
  /** What a person reads. */
  text: string;
  /** Where every element is. */
  places: string[];
  /** The value of every text box. */
  values: string[];
  ids: string[];
  /** References to an id that nothing has. */
  dangling: string[];
}

/**
 * From now on each page has `window.look`. It looks at the elements that stood there when it was
 * first called: an element that was thrown away is missed.
 */
export async function teachLooking(page: Page) {
  await page.addInitScript(() => {
    let sent: Element[] | undefined;
    const references = ["for", "aria-labelledby", "aria-describedby", "aria-controls"];
    window.look = () => {
      sent ??= [...document.body.querySelectorAll("*:not(script, template)")];
      const here = sent.filter((element) => element.isConnected);
      return {
        text: document.body.innerText,
        places: here.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const name = element.getAttribute("data-elicit") ?? element.localName;
          return `${name} ${[x, y, width, height].map((side) => side.toFixed(1)).join(" ")}`;
        }),
        values: here.flatMap((element) => ("value" in element ? String(element.value) : [])),
        ids: here.flatMap(({ id }) => id || []),
        dangling: here.flatMap((element) =>
          references.flatMap((name) =>
            (element.getAttribute(name) ?? "")
              .split(" ")
              .filter((id) => id !== "" && !document.getElementById(id)),
          ),
        ),
      };
    };
  });
}

export function lookAt(page: Page): Promise<Look> {
  return page.evaluate(() => window.look?.() as Look);
}
