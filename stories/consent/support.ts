import { fn } from "storybook/test";
import { requester } from "../requester";

export const MESSAGE = "Open a page to pay the deposit for your table?";

/** An address of the site that asks, with nothing to say about it. */
export const OWN_PAGE = "https://mcp.tables.example/deposit?booking=4711";

/** Without it the page's own address is the application's: another one in every Storybook. */
const appUrl = "https://chat.example/";

function question(url: string, message: string) {
  return { request: { mode: "url" as const, message, url }, requester, onRespond: fn() };
}

/** The props of a consent to open an address. */
export function asking(url: string, message = MESSAGE) {
  return { ...question(url, message), appUrl };
}

/** The same, as the props of what shows a request of any mode. */
export function askingAny(url: string, message = MESSAGE) {
  return { ...question(url, message), consent: { appUrl } };
}

/** The parts of a consent, by the names that style sheets know them by. */
export function partOf(root: HTMLElement, name: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(`[data-elicit="${name}"]`);
  if (!found) throw new Error(`There is no part "${name}" on the screen.`);
  return found;
}

export function partsOf(root: HTMLElement, name: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-elicit="${name}"]`)];
}

/** The names of the buttons, in their order. */
export function buttonsOf(root: HTMLElement): (string | null)[] {
  return [...root.querySelectorAll("button:not([role=checkbox])")].map(
    ({ textContent }) => textContent,
  );
}

/** What an element is described by, text by text; what is not on the screen describes nothing. */
export function descriptionOf(element: Element): string[] {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.flatMap((id) => document.getElementById(id)?.textContent ?? []);
}

/** The description of a page of consent stories: what is special to it, and what holds for all. */
export function describe(component: string) {
  return { docs: { description: { component: `${component}\n\n${LIMITS}` } } };
}

const LIMITS = `**What looking at a URL cannot catch:** that the page behind an honest address means ill, that a good site was broken into, where a link of the page or a redirect of the server leads, who owns a domain that was registered yesterday, a name that imitates one which nobody put on the list of protected names, and whether the server forwards the link to somebody else's session. There is therefore no level "safe", and nothing of the page is ever fetched to find out more.

**Opening is not among the stories' acts.** Open takes presses of a person alone (\`isTrusted\`), and what a story's \`play\` presses is made up by the page. The presses of real mice and keys are in the end-to-end tests.`;

/**
 * Parameters for stories in which Open gets ready. The tests show a story in a frame, shrunk where it
 * is larger than the browser's window; a browser vouches for nothing in a shrunk frame being visible,
 * and Open waits for its word.
 */
export const inView = {
  viewport: {
    options: { unshrunk: { name: "Unshrunk", styles: { width: "640px", height: "640px" } } },
    defaultViewport: "unshrunk",
  },
};
