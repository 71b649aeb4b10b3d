import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Key, type WebDriver, type WebElement } from "selenium-webdriver";

const queries = readFileSync(
  createRequire(import.meta.url).resolve(
    "@testing-library/dom/dist/@testing-library/dom.umd.min.js",
  ),
  "utf8",
);

/** Keys by the names that the web calls them. */
const keys: Readonly<Record<string, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Shift: Key.SHIFT,
  Space: Key.SPACE,
  Tab: Key.TAB,
};

/** What a page is asked again, in milliseconds, and for how long. */
const AGAIN = 50;
const PATIENCE = 20_000;

/**
 * A page that is driven by WebDriver, as far as these tests need it: mouse and keyboard are the
 * browser's own, and what is on the page is found by role and name.
 */
export class ScriptedPage {
  readonly #driver: WebDriver;

  constructor(driver: WebDriver) {
    this.#driver = driver;
  }

  async goto(url: string): Promise<void> {
    await this.#driver.get(url);
  }

  /** Calls a function in the page, which may be asynchronous. */
  async evaluate<Result, Given = undefined>(
    script: (given: Given) => Result | Promise<Result>,
    given?: Given,
  ): Promise<Result> {
    const call = `return (${String(script)})(arguments[0])`;
    return this.#driver.executeScript<Result>(call, given);
  }

  /** Asks the page again and again until what it says is true. */
  async waitForFunction(script: () => unknown): Promise<void> {
    await this.#driver.wait(() => this.evaluate(script), PATIENCE, String(script), AGAIN);
  }

  /** The one element of that role and name, once it is there. */
  async find(role: string, name: string): Promise<WebElement> {
    if (!(await this.evaluate(() => "TestingLibraryDom" in window))) {
      await this.#driver.executeScript(queries);
    }
    const call = `const found = TestingLibraryDom.queryAllByRole(document.body, arguments[0], {
      name: (name) => name === arguments[1],
    });
    return found.length === 1 ? found[0] : null;`;
    const found = await this.#driver.wait(
      () => this.#driver.executeScript<WebElement | null>(call, role, name),
      PATIENCE,
      `There is not one ${role} of the name ${name}.`,
      AGAIN,
    );
    if (!found) throw new Error(`There is no ${role} of the name ${name}.`);
    return found;
  }

  /** The same, once it is not disabled. */
  async findReady(role: string, name: string): Promise<WebElement> {
    const found = await this.find(role, name);
    const call = 'return !arguments[0].matches(":disabled, [aria-disabled=true]")';
    await this.#driver.wait(
      () => this.#driver.executeScript<boolean>(call, found),
      PATIENCE,
      `The ${role} of the name ${name} stays disabled.`,
      AGAIN,
    );
    return found;
  }

  /** Presses with the mouse, in the middle of it, as soon as it takes presses. */
  async click(role: string, name: string): Promise<void> {
    const origin = await this.findReady(role, name);
    await this.#driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', origin);
    await this.#driver.actions().click(origin).perform();
  }

  /** Presses twice where it is, as fast as a person does. */
  async doubleClick(role: string, name: string): Promise<void> {
    const origin = await this.findReady(role, name);
    await this.#driver.actions().doubleClick(origin).perform();
  }

  /** Goes on with the Tab key until that has the focus. */
  async tabTo(role: string, name: string): Promise<void> {
    const wanted = await this.find(role, name);
    for (let count = 0; count < 40; count += 1) {
      await this.press("Tab");
      const focused = await this.#driver.switchTo().activeElement();
      if ((await focused.getId()) === (await wanted.getId())) return;
    }
    throw new Error(`Tab came to no ${role} of the name ${name}.`);
  }

  /** Presses keys, one after the other, by their names or by what they type. */
  async press(...names: string[]): Promise<void> {
    for (const name of names) {
      const chord = name.split("+").map((key) => keys[key] ?? key);
      const actions = this.#driver.actions();
      for (const key of chord) actions.keyDown(key);
      for (const key of chord.toReversed()) actions.keyUp(key);
      await actions.perform();
    }
  }

  /** Types a text with the keyboard, wherever the focus is. */
  async type(text: string): Promise<void> {
    await this.#driver.actions().sendKeys(text).perform();
  }

  /** Clicks into a box, and types. */
  async fill(role: string, name: string, text: string): Promise<void> {
    await this.click(role, name);
    await this.type(text);
  }
}
