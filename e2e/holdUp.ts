import type { Page } from "@playwright/test";

/**
 * Holds up what a page asks for under such an address.
 *
 * @returns a function that lets it come.
 */
export async function holdUp(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
