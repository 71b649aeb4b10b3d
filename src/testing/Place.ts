/** Of Playwright, what the helpers use: a `Locator`, or a `Page`. */
export interface PlaywrightPlace {
  locator(selector: string): PlaywrightLocator;
  getByLabel(text: string, options: { exact: boolean }): PlaywrightLocator;
}

/** What the helpers use of Playwright's `Locator`. */
export interface PlaywrightLocator extends PlaywrightPlace {
  first(): PlaywrightLocator;
  nth(index: number): PlaywrightLocator;
  waitFor(): Promise<void>;
  click(): Promise<void>;
  scrollIntoViewIfNeeded(): Promise<void>;
  fill(text: string): Promise<void>;
  blur(): Promise<void>;
  evaluateAll<Result>(read: (elements: Element[]) => Result): Promise<Result>;
}

/** Where the question is shown: an element around it, the document, or a `Page` or `Locator` of Playwright. */
export type Place = Element | Document | DocumentFragment | PlaywrightPlace;
