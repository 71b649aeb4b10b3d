import type { CDPSession, Page } from "@playwright/test";
import type { Manner, Seen, Spot } from "../pages/fuzz";
import { type Act, patterns } from "./arbitraries";
import { type Schema, Validator } from "@cfworker/json-schema";

/** Everything that one request goes through. */
export interface Trial {
  request: unknown;
  manner: Manner;
  acts: readonly Act[];
}

/**
 * The longest that a task of the page may take, in multiples of a fixed piece of work that is measured
 * beside it: machines differ, and so does what else they do.
 */
const LONGEST = 2;
/**
 * How often what took longer is measured, before it is believed. On a machine whose cores are all kept
 * busy every second task of a thousand questions does; what is truly longer is so each time.
 */
const MEASURED = 8;
/** How long what loads late may take, in milliseconds. */
const PATIENCE = 5_000;
/** How often Submit is pressed, and what is wrong mended, before somebody gives up. */
const PRESSES = 6;
/** Longer texts are pasted, not typed. */
const TYPED = 12;

/** Shows requests on one page, does to them what people and hosts do, and notes what must not be. */
export class Fuzzer {
  readonly counts = {
    requests: 0,
    acts: 0,
    accepted: 0,
    judged: 0,
    declined: 0,
    cancelled: 0,
    refusedByHost: 0,
    /** In multiples of the fixed work, as `LONGEST`. */
    longestTask: 0,
  };
  readonly #page: Page;
  readonly #url: string;
  #devtools: CDPSession | undefined;
  #trouble: string[] = [];

  constructor(page: Page, url: string) {
    this.#page = page;
    this.#url = url;
    page.on("pageerror", (error) =>
      this.#trouble.push(`uncaught: ${error.stack ?? error.message}`),
    );
    page.on("console", (message) => {
      if (message.type() === "error") this.#trouble.push(`console: ${message.text()}`);
    });
    page.on("request", (request) => {
      const asked = request.url();
      if (!asked.startsWith(url)) this.#trouble.push(`fetched: ${asked}`);
    });
    page.on("popup", (popup) => this.#trouble.push(`opened: ${popup.url()}`));
  }

  async start(): Promise<void> {
    this.#devtools ??= await this.#page.context().newCDPSession(this.#page);
    await this.#page.goto(`${this.#url}fuzz.html`);
    await this.#page.waitForFunction(() => "fuzz" in window);
    // Late code is there from the first request on.
    await this.#page.evaluate(() =>
      window.fuzz.open('{"requestedSchema":{"properties":{"a":{"type":"object"}}}}', {}),
    );
    await this.#page.locator('[data-elicit="parts"]').waitFor();
  }

  /** @throws where something was that must not be. */
  async run(trial: Trial): Promise<void> {
    let { problems, longest } = await this.#measure(trial);
    for (
      let again = 1;
      again < MEASURED && longest > LONGEST && problems.length === 0;
      again += 1
    ) {
      const next = await this.#measure(trial);
      problems = next.problems;
      longest = Math.min(longest, next.longest);
    }
    this.counts.longestTask = Math.max(this.counts.longestTask, Math.round(longest * 10) / 10);
    if (longest > LONGEST) problems.push(`a task of ${longest.toFixed(1)} times the fixed work`);
    if (problems.length === 0) return;
    // Whatever it left behind is not the next one's.
    await this.start();
    throw new Error(problems.join("\n"));
  }

  async #measure(trial: Trial): Promise<{ problems: string[]; longest: number }> {
    const problems = await this.#go(trial);
    const { longest } = await this.#look();
    if (longest === 0) return { problems, longest };
    const work = await this.#page.evaluate(() => window.fuzz.work());
    return { problems, longest: longest / work };
  }

  async #go({ request, manner, acts }: Trial): Promise<string[]> {
    this.#trouble = [];
    this.counts.requests += 1;
    await this.#page.evaluate(([given, asked]) => window.fuzz.open(given, asked), [
      JSON.stringify(request),
      manner,
    ] as const);
    for (const act of acts) await this.#act(act);
    const unanswered = await this.#answer();

    const { attempts, faults } = await this.#look();
    const problems = [...this.#trouble, ...faults];
    const taken = attempts.filter((attempt) => attempt.taken);
    if (taken.length !== 1) problems.push(`${taken.length} answers${unanswered}`);
    const { requestedSchema } = request as { requestedSchema?: unknown };
    // A form with quick replies may have no Submit.
    const isPlainForm = acts.length === 0 && !manner.quickReplies;
    const expected = isPlainForm ? untouched(requestedSchema) : undefined;
    const sent: unknown = taken[0]?.result;
    const content: unknown = isObject(sent) ? sent.content : undefined;
    if (expected && JSON.stringify(content) !== JSON.stringify(expected)) {
      problems.push(`untouched, and sent as ${JSON.stringify(sent)}`);
    }
    for (const { result, taken: isTaken } of attempts) {
      if (!isTaken) this.counts.refusedByHost += 1;
      else if (result.action === "decline") this.counts.declined += 1;
      else if (result.action === "cancel") this.counts.cancelled += 1;
      if (result.action !== "accept") continue;
      this.counts.accepted += 1;
      const changed = changedByUser(requestedSchema, result.content);
      if (changed.length > 0) problems.push(`read-only, and changed: ${changed.join()}`);
      const wrong = judge(requestedSchema, result.content);
      if (wrong) this.counts.judged += 1;
      if (wrong && wrong.length > 0) {
        problems.push(`accepted ${JSON.stringify(result.content)}: ${wrong.join("; ")}`);
      }
    }
    return problems;
  }

  /** Does all that leads to an answer: Submit as often as a form can need it, and then Decline. */
  async #answer(): Promise<string> {
    const page = this.#page;
    await page.evaluate(async () => {
      window.behave("resolve");
      window.release();
      await window.fuzz.again({ manner: { readOnly: false, expiresAt: undefined } });
    });
    for (let pressed = 0; pressed < PRESSES; pressed += 1) {
      if (!(await this.#isOpen())) return "";
      if (!(await this.#press("submit", "next", "send"))) break;
      if (await this.#isOpen()) {
        await page.evaluate((turn) => window.fuzz.mend(turn), pressed);
      }
    }
    if (!(await this.#isOpen())) return "";
    // A dialog is code that comes late.
    await page
      .locator('[data-name="decline"]')
      .first()
      .waitFor({ timeout: PATIENCE })
      .catch(() => {});
    // What is open above it is closed by the first press outside.
    for (let pressed = 0; pressed < 2 && (await this.#isOpen()); pressed += 1) {
      if (!(await this.#press("decline"))) return ", and no way to decline";
    }
    return "";
  }

  #isOpen(): Promise<boolean> {
    return this.#page.evaluate(() => window.fuzz.isOpen());
  }

  async #press(...names: string[]): Promise<boolean> {
    const find = () => this.#page.evaluate((wanted) => window.fuzz.find(...wanted), names);
    let spot = await find();
    if (spot?.covered) {
      // By an open list, which this closes.
      await this.#page.keyboard.press("Escape");
      spot = await find();
    }
    if (!spot) return false;
    await this.#click(spot);
    return true;
  }

  async #click({ x, y }: Spot): Promise<void> {
    const mouse = (type: "mouseMoved" | "mousePressed" | "mouseReleased") =>
      this.#devtools?.send("Input.dispatchMouseEvent", {
        type,
        x,
        y,
        button: type === "mouseMoved" ? "none" : "left",
        clickCount: 1,
      });
    // They arrive in this order.
    await Promise.all([mouse("mouseMoved"), mouse("mousePressed"), mouse("mouseReleased")]);
  }

  async #act(act: Act): Promise<void> {
    const page = this.#page;
    this.counts.acts += 1;
    switch (act.do) {
      case "press":
        await page.keyboard.press(act.key);
        return;
      case "click":
      case "type": {
        const spot = await page.evaluate((nth) => window.fuzz.aim(nth), act.nth);
        if (!spot) return;
        await this.#click(spot);
        if (act.do === "click" || !spot.typable) return;
        if (act.text.length > TYPED) await page.keyboard.insertText(act.text);
        else await page.keyboard.type(act.text);
        return;
      }
      case "answer":
        await this.#press(act.name);
        return;
      case "again":
        await page.evaluate((change) => window.fuzz.again(change), act);
        return;
      case "host":
        await page.evaluate((behaviour) => window.behave(behaviour), act.behaviour);
        return;
      case "release":
        await page.evaluate((error) => window.release(error), act.error);
        return;
      case "hide":
        await page.evaluate((nth) => window.fuzz.hide(nth), act.nth);
        return;
      case "pass":
        await page.evaluate((milliseconds) => window.fuzz.pass(milliseconds), act.milliseconds);
    }
  }

  async #look(): Promise<Seen> {
    // As text, in which a key named `__proto__` stays a key.
    return JSON.parse(await this.#page.evaluate(() => window.fuzz.look())) as Seen;
  }
}

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === "string";
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const known = new Set<unknown>(patterns);
const TYPES = ["string", "number", "integer", "boolean", "array", "object"];

/** Of a property, what keywords of the subset may hold; with anything else it is the server's. */
const KEYWORDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: (value) => TYPES.some((one) => one === value),
  title: isText,
  description: isText,
  default: () => true,
  minLength: isCount,
  maxLength: isCount,
  // Whose dialects differ: those alone that every engine reads alike.
  pattern: (value) => known.has(value),
  format: (value) => ["email", "uri", "date", "date-time"].some((one) => one === value),
  minimum: Number.isFinite,
  maximum: Number.isFinite,
  multipleOf: (value) => Number.isFinite(value) && Number(value) > 0,
  minItems: isCount,
  maxItems: isCount,
  uniqueItems: (value) => typeof value === "boolean",
  enum: isTexts,
  enumNames: isTexts,
  oneOf: (value) => isTitled(value) || isUnion(value),
  anyOf: (value) => isTitled(value) || isUnion(value),
  items: (value) => isObject(value) && isPlain(value),
  properties: (value) =>
    isObject(value) && Object.values(value).every((each) => isObject(each) && isPlain(each)),
  required: isTexts,
  additionalProperties: (value) => typeof value === "boolean",
  readOnly: (value) => typeof value === "boolean",
};

/** Cases with parts, each of a type. */
function isUnion(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((each) => isObject(each) && "type" in each && isPlain(each))
  );
}

function isTitled(value: unknown): boolean {
  // JSON Schema has no empty list here.
  if (!Array.isArray(value) || value.length === 0) return false;
  const constants = value.map((each: unknown) =>
    isObject(each) && Object.keys(each).every((key) => ["const", "title"].includes(key))
      ? each.const
      : undefined,
  );
  // Strictly, no value is exactly one of two equal constants.
  return constants.every(isText) && new Set(constants).size === constants.length;
}

/** A server gets its own time back as it sent it, also without the offset that its format asks for. */
function withOwnTime(schema: JsonObject, value: unknown): JsonObject {
  const isOwn = schema.format === "date-time" && value !== undefined && value === schema.default;
  return isOwn ? { ...schema, format: undefined } : schema;
}

/** Returns the response of an untouched form whose defaults answer all required fields. */
function untouched(requestedSchema: unknown): JsonObject | undefined {
  if (!isObject(requestedSchema) || !isObject(requestedSchema.properties)) return undefined;
  const { properties, required } = requestedSchema;
  const entries = Object.entries(properties);
  const isWhole = entries.every(([, schema]) => isObject(schema) && isPlain(schema));
  const presets = entries.flatMap(([key, schema]) =>
    isObject(schema) && schema.default !== undefined ? [[key, schema.default] as const] : [],
  );
  const content: JsonObject = Object.fromEntries(presets);
  const isAnswered =
    isTexts(required) && required.every((key) => partOf(content, key) !== undefined);
  return isWhole && isAnswered && judge(requestedSchema, content)?.length === 0
    ? content
    : undefined;
}

/** The keys of answers that only the server sets and that are not those that it gave. */
function changedByUser(requestedSchema: unknown, content: unknown): string[] {
  const { properties } = isObject(requestedSchema) ? requestedSchema : {};
  if (!isObject(properties) || !isObject(content)) return [];
  return Object.entries(properties).flatMap(([key, schema]) => {
    if (!isObject(schema) || schema.default === undefined || !isPlain(schema)) return [];
    // An invalid value, or one that cannot be shown, is no default.
    const isDefault = new Validator(structuredClone(schema) as Schema, "2020-12", false).validate(
      schema.default,
    ).valid;
    if (!isDefault) return [];
    return keeps(schema, schema.default, partOf(content, key)) ? [] : key;
  });
}

function partOf(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Whether an answer has the server's values where only it sets one, in the shapes of `nested`. */
function keeps(schema: JsonObject, given: unknown, value: unknown): boolean {
  if (given === undefined) return true;
  if (schema.readOnly === true) return JSON.stringify(given) === JSON.stringify(value);
  if (Array.isArray(given) && isObject(schema.items)) {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    return given.every((each, at) => keeps(schema.items as JsonObject, each, list[at]));
  }
  const parts = isObject(schema.properties) ? Object.entries(schema.properties) : [];
  return parts.every(([key, part]) => {
    return keeps(part as JsonObject, partOf(given, key), partOf(value, key));
  });
}

function isPlain(schema: JsonObject): boolean {
  return Object.entries(schema).every(
    ([keyword, value]) => Object.hasOwn(KEYWORDS, keyword) && KEYWORDS[keyword]?.(value),
  );
}

/**
 * What a validator of others finds wrong with an accepted content. Nothing it could judge where it
 * is `undefined`: properties outside the subset are left out, since they are the server's to check.
 */
export function judge(requestedSchema: unknown, content: unknown): string[] | undefined {
  if (!isObject(requestedSchema) || !isObject(content)) return undefined;
  const { properties, required } = requestedSchema;
  if (!isObject(properties) || (required !== undefined && !isTexts(required))) return undefined;
  const plain = Object.entries(properties).filter(
    ([, schema]) => isObject(schema) && isPlain(schema),
  );
  const own = plain.map(([key, schema]) => [
    key,
    withOwnTime(schema as JsonObject, partOf(content, key)),
  ]);
  const schema = { type: "object", properties: Object.fromEntries(own), required };
  const validator = new Validator(structuredClone(schema) as Schema, "2020-12", false);
  // It looks for properties on the prototype as well.
  const bare: unknown = Object.assign(Object.create(null), content);
  const { valid, errors } = validator.validate(bare);
  if (!valid) return errors.map(({ error, instanceLocation }) => `${instanceLocation} ${error}`);
  return plain.length > 0 ? [] : undefined;
}
