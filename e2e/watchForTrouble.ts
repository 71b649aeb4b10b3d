import type { Page } from "@playwright/test";

/**
 * Notes everything on a page that its author would want to hear of: errors in the console, errors
 * nobody caught, and what the content security policy refused.
 */
export async function watchForTrouble(page: Page): Promise<{ read(): Promise<string[]> }> {
  const trouble: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") trouble.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => trouble.push(`uncaught: ${error.message}`));
  await page.exposeBinding("noteViolation", (_source, violation: string) => {
    trouble.push(`refused: ${violation}`);
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { noteViolation } = window as unknown as { noteViolation(text: string): void };
      noteViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return {
    async read() {
      // Once the page answers this, what it reported before has arrived.
      await page.evaluate(() => 0);
      return trouble;
    },
  };
}
