import fc from "fast-check";
import { hostileKeys, json, requestedSchema } from "../../src/schema/fixtures/arbitraries";
import { mutate } from "./mutate";

/** Texts that want to be more than texts, or are more than a label holds. */
const texts = [
  "Name",
  "Wie heißen Sie?",
  "お名前",
  "الاسم",
  "a\nb\nc",
  " ",
  "\u202egnp.exe\u202c",
  "pay\u200bpal\u{e0041}",
  "\u2066a",
  "\0\x1b[31m\ud800",
  '<img src="x" onerror="document.title=1">',
  "</label><script>document.title=1</script>",
  "[Press](https://example.com) https://example.com",
  "javascript:alert(1)",
  "e\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308\u0309",
  "x".repeat(300),
  "words and words ".repeat(400),
  "\n".repeat(60),
  "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}",
] as const;

/** Patterns that are checked here, and by every other engine in the same way. */
export const patterns = ["^[A-Z]{3}$", "a", "^(a+)+$", "\\d", "^.{2,4}$"] as const;

const text = fc.constantFrom(...texts);
const count = fc.integer({ min: 0, max: 4 });
const bound = fc.constantFrom(-1, 0, 0.5, 1, 3, 100, 1e21);
const named = { title: text, description: text };

const option = fc.oneof(
  fc.constantFrom("one", "two", "three", "four", "", "<b>five</b>", "\u2066six"),
  fc.string({ maxLength: 4 }),
);
/** Few options are rows, and many are searched. */
const options = fc.oneof(
  { weight: 4, arbitrary: fc.uniqueArray(option, { minLength: 1, maxLength: 6 }) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 12, max: 60 })
      .map((most) => Array.from({ length: most }, (_, at) => `Town ${at}`)),
  },
);
const titled = options.map((values) =>
  values.map((value) => ({ const: value, title: `The ${value}` })),
);

/** A property as the subset of elicitation has it. */
const property = fc.oneof(
  fc.record(
    {
      type: fc.constant("string"),
      ...named,
      minLength: count,
      maxLength: fc.constantFrom(2, 5, 40, 1000),
      default: fc.constantFrom("a", "ABC", "", "one\ntwo", "ada@example.org"),
      readOnly: fc.constant(true),
    },
    { requiredKeys: ["type"] },
  ),
  fc.record(
    { type: fc.constant("string"), ...named, pattern: fc.constantFrom(...patterns) },
    { requiredKeys: ["type", "pattern"] },
  ),
  fc.record(
    {
      type: fc.constant("string"),
      ...named,
      format: fc.constantFrom("email", "uri", "date", "date-time"),
      default: fc.constantFrom(
        "2024-02-29",
        "2024-02-29T10:00:00Z",
        "2024-02-29T10:00:00",
        "mailto:a@b.c",
      ),
    },
    { requiredKeys: ["type", "format"] },
  ),
  fc.record(
    {
      type: fc.constantFrom("number", "integer"),
      ...named,
      minimum: bound,
      maximum: bound,
      multipleOf: fc.constantFrom(0.5, 1, 3),
      default: fc.constantFrom(0, 1, 7, -2),
    },
    { requiredKeys: ["type"] },
  ),
  fc.record(
    { type: fc.constant("boolean"), ...named, default: fc.boolean() },
    { requiredKeys: ["type"] },
  ),
  fc.record(
    { type: fc.constant("string"), ...named, enum: options, default: option },
    { requiredKeys: ["type", "enum"] },
  ),
  fc.record(
    { type: fc.constant("string"), ...named, oneOf: titled },
    { requiredKeys: ["type", "oneOf"] },
  ),
  fc.record(
    {
      type: fc.constant("array"),
      ...named,
      items: fc.oneof(
        fc.record({ type: fc.constant("string"), enum: options }),
        fc.record({ anyOf: titled }),
      ),
      minItems: count,
      maxItems: count,
      default: fc.array(option, { maxLength: 2 }),
    },
    { requiredKeys: ["type", "items"] },
  ),
);

const word = { type: "string", title: "Word" };
const id = { type: "string", title: "ID", readOnly: true };
const place = (title: string, more: object) => ({
  type: "object",
  title,
  properties: { [title]: { type: "string", default: `/${title}` }, tag: word, ...more },
  required: [title],
});
/** Properties with parts: what only the server sets, cases, and rows. */
const nested = fc.constantFrom<object>(
  { type: "object", title: "Account", properties: { id, name: word }, default: { id: "7" } },
  {
    type: "array",
    title: "Guests",
    items: { type: "object", properties: { id, name: word }, required: ["name"] },
    minItems: 1,
    default: [{ id: "7", name: "Ada" }, { name: "" }],
  },
  { type: "array", title: "Tags", items: id, default: ["a", ""] },
  { type: "array", title: "Words", items: word, default: ["two\nlines", ""] },
  {
    title: "Source",
    anyOf: [place("File", { size: { type: "number" } }), place("Web", {}), word],
  },
  {
    title: "Payment",
    oneOf: [
      { ...place("Card", { id }), additionalProperties: false },
      { ...place("Cash", {}), additionalProperties: false },
    ],
    default: { Card: "a", id: "7" },
  },
);

const key = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.constantFrom("name", "email", "guests", "note", "password", "choice"),
  },
  { weight: 1, arbitrary: fc.constantFrom(...hostileKeys) },
);
const properties = fc
  .uniqueArray(
    fc.tuple(key, fc.oneof({ weight: 7, arbitrary: property }, { weight: 1, arbitrary: nested })),
    { maxLength: 9, selector: ([name]) => name },
  )
  .map((entries) => Object.fromEntries(entries));

/** A request as a server would send it. */
const plausible = fc.record(
  {
    message: text,
    requestedSchema: fc
      .tuple(properties, fc.array(fc.nat(20), { maxLength: 4 }), fc.boolean())
      .map(([described, at, titledForm]) => {
        const keys = Object.keys(described);
        const required = [...new Set(at.flatMap((index) => keys[index] ?? []))];
        const title = titledForm ? { title: "Form", description: texts[8] } : {};
        return { type: "object", ...title, properties: described, required };
      }),
  },
  { requiredKeys: ["message", "requestedSchema"] },
);

/** One that has been tampered with. */
const mutated = fc
  .tuple(plausible, fc.array(fc.tuple(fc.nat(), fc.nat(), json), { minLength: 1, maxLength: 4 }))
  .map(([given, changes]) => mutate(given, changes));

const page = fc.record({
  mode: fc.constant("url"),
  message: text,
  url: fc.oneof(
    fc.constantFrom(
      "https://example.com/a?b=c#d",
      "http://127.0.0.1/",
      "https://xn--pple-43d.com",
      "javascript:alert(1)",
      "https://user@example.com",
      `https://example.com/${"a".repeat(5_000)}`,
    ),
    fc.webUrl(),
    fc.string(),
  ),
});

const many = <T>(length: number, make: (at: number) => T) =>
  Array.from({ length }, (_, at) => make(at));
const one = (schema: unknown) => ({
  message: "Much",
  requestedSchema: { type: "object", properties: { much: schema } },
});
const wide = (length: number, schema: unknown, required: boolean) => ({
  message: "Many",
  requestedSchema: {
    type: "object",
    properties: Object.fromEntries(many(length, (at) => [`q${at}`, schema])),
    required: required ? many(length, (at) => `q${at}`) : [],
  },
});

/** As much as the limits allow of everything. */
export const largest: Readonly<Record<string, unknown>> = {
  "300 texts, all required": wide(300, { type: "string" }, true),
  "1,000 whole numbers": wide(1_000, { type: "integer", title: "How many?" }, false),
  "200 choices of yes or no, all required": wide(200, { type: "boolean" }, true),
  "200 lists": wide(200, { type: "array", items: { enum: ["a", "b", "c"] } }, false),
  "5,000 options": one({ type: "string", enum: many(5_000, (at) => `Town ${at}`) }),
  "50,000 options, several of them": one({
    type: "array",
    items: { enum: many(50_000, (at) => `Town ${at}`) },
    minItems: 1,
  }),
  "texts of 100,000 characters and lines": one({
    type: "string",
    title: "a".repeat(100_000),
    description: "b\n".repeat(100_000),
  }),
  "a default of 120,000 characters": one({ type: "string", default: "words ".repeat(20_000) }),
  "a pattern of 1,000 characters": one({ type: "string", pattern: `^(${"a|".repeat(500)}b)+$` }),
  "a message of hidden characters": {
    message: "\u202e".repeat(100_000),
    requestedSchema: { type: "object", properties: {} },
  },
};

/** What a server may send: mostly nearly right. */
export const request: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 40, arbitrary: plausible },
  { weight: 40, arbitrary: mutated },
  { weight: 10, arbitrary: fc.record({ message: fc.oneof(text, json), requestedSchema }) },
  { weight: 8, arbitrary: page },
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(largest)) },
);

/** How a host may show it. */
export const manner = fc.record(
  {
    dialog: fc.constant(true),
    rememberAnswers: fc.constant(true),
    saveDrafts: fc.constant(true),
    locale: fc.constantFrom("de", "ar", "ja", "not a locale"),
    quickReplies: fc.constant(true),
    review: fc.constant(true),
    steps: fc.constantFrom(1, 2, true as const),
    timeZone: fc.constantFrom("Asia/Kathmandu", "America/New_York", "Nowhere/None"),
    expiresAt: fc.constantFrom(1e6, 1e15, 1e300, Infinity),
  },
  { requiredKeys: [] },
);

export type Act =
  | { do: "press"; key: string }
  | { do: "click"; nth: number }
  | { do: "type"; nth: number; text: string }
  | { do: "answer"; name: "submit" | "decline" | "cancel" }
  | { do: "again"; copy?: boolean; away?: boolean; manner?: object }
  | { do: "host"; behaviour: "resolve" | "hang" | { reject: string } }
  | { do: "release"; error?: string }
  | { do: "pass"; milliseconds: number }
  /** Takes some input out of view, by another case or as JSON, and brings it back. */
  | { do: "hide"; nth: number };

const keys = [
  "Tab",
  "Shift+Tab",
  "Enter",
  "Escape",
  "Space",
  "ArrowDown",
  "ArrowUp",
  "ArrowLeft",
  "ArrowRight",
  "Home",
  "End",
  "PageDown",
  "Backspace",
  "Delete",
  "Control+a",
  "Control+Enter",
  "1",
  "2",
  "0",
  "y",
  "n",
  "a",
] as const;

const typed = fc.constantFrom(
  "a",
  "ABC",
  "12",
  "3,5",
  "1.",
  "-",
  "1e400",
  "ada@example.org",
  "https://example.org/",
  "29022024",
  '["a"]',
  '"a"',
  "{",
  "\u{1f600}\u{1f600}",
  "\u202eabc",
  "two\nlines",
  "Town 7",
  "long ".repeat(500),
);

const nth = fc.nat(60);
/** What a person, the host and the clock may do meanwhile. */
export const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ do: fc.constant("type" as const), nth, text: typed }) },
    { weight: 6, arbitrary: fc.record({ do: fc.constant("click" as const), nth }) },
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constant("press" as const), key: fc.constantFrom(...keys) }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant("hide" as const), nth }) },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant("answer" as const),
        name: fc.constantFrom("submit" as const, "submit" as const, "decline" as const),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.oneof(
        fc.constant<Act>({ do: "again", copy: true }),
        fc.constant<Act>({ do: "again", away: true }),
        manner.map((changed): Act => ({ do: "again", manner: changed })),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant("host" as const),
        behaviour: fc.constantFrom("hang" as const, "resolve" as const, { reject: texts[10] }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record(
        { do: fc.constant("release" as const), error: fc.constant("\u202eThe line is dead") },
        { requiredKeys: ["do"] },
      ),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant("pass" as const),
        milliseconds: fc.constantFrom(0, 600, 6_000, -1_000),
      }),
    },
  ),
  { maxLength: 8, size: "max" },
);
