import { test as base } from "@playwright/test";
import {
  Builder,
  By,
  Capabilities,
  Key,
  type WebDriver,
  type WebElement,
} from "selenium-webdriver";
import { startWebKit } from "../../scripts/webKit.mjs";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import sharp from "sharp";

/** A test in a WebKit that the tests of a worker share: it has one window, on a screen of its own. */
export const test = base.extend<{ shown: ScriptedPage }, { driver: WebDriver }>({
  driver: [
    async ({}, provide) => {
      const { server, capabilities, stop } = await startWebKit();
      const driver = await new Builder()
        .usingServer(server)
        .withCapabilities(new Capabilities(capabilities))
        .build();
      // A story may take long on a busy machine: what is too long, the test says.
      await driver.manage().setTimeouts({ script: 180_000 });
      await provide(driver);
      await driver.quit();
      stop();
    },
    { scope: "worker" },
  ],
  shown: async ({ driver }, provide) => {
    const [first, ...rest] = await driver.getAllWindowHandles();
    for (const other of rest) {
      await driver.switchTo().window(other);
      await driver.close();
    }
    if (!first) throw new Error("The browser has no window to test in.");
    await driver.switchTo().window(first);
    await provide(new ScriptedPage(driver));
  },
});

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

  /** The box that a label is for, of a kind that has no role. */
  async boxOf(label: string): Promise<WebElement> {
    return this.#driver.findElement(
      By.xpath(`//input[@id=//label[normalize-space()="${label}"]/@for]`),
    );
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

  /** Gives it the focus, wherever that was. */
  async focus(element: WebElement): Promise<void> {
    await this.#driver.executeScript("arguments[0].focus()", element);
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

  /**
   * How many colours are drawn within an element, but for its edge. It must not have the focus:
   * while a date box has it, no picture is given.
   */
  async colours(element: WebElement): Promise<number> {
    const edge = 8;
    const { x, y, width, height } = await this.#driver.executeScript<DOMRect>(
      "return arguments[0].getBoundingClientRect().toJSON()",
      element,
    );
    // Of an element alone it gives a black one.
    const picture = Buffer.from(await this.#driver.takeScreenshot(), "base64");
    const inside = {
      left: Math.ceil(x + edge),
      top: Math.ceil(y + edge),
      width: Math.floor(width - 2 * edge),
      height: Math.floor(height - 2 * edge),
    };
    const pixels = await sharp(picture).extract(inside).removeAlpha().raw().toBuffer();
    const colours = new Set<string>();
    for (let at = 0; at < pixels.length; at += 3)
      colours.add(pixels.subarray(at, at + 3).toString("hex"));
    return colours.size;
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
