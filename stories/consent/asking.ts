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
