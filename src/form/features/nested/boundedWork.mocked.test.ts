import { isNested } from "../../../schema/Field.js";
import { describe, expect, test, vi } from "vitest";
import { answerWithDefaults } from "../../../automation/answerWithDefaults.js";
import type { FormRequest, RequestedSchema } from "../../../core/protocol.js";
import { Session } from "../../../core/session.js";
import { readOutline } from "../../../nested/readOutline.js";
import { isConditional } from "../../../nested/shapeOf.js";
import { readReceipt } from "../../../receipt/readReceipt.js";
import { hostileForm, multiplyingForms } from "../../../schema/fixtures/multiplyingForms.js";
import { readForm } from "../../../schema/readSchema.js";
import { documentOf } from "../../../schema/SchemaDocument.js";
import { readingOf } from "../../../schema/lookAlikes.js";
import { fold } from "../../../schema/secrets/readings.js";
import { enNested } from "../../../strings/enNested.js";
import { isReadOnlyKept } from "../../../validation/checkNested.js";
import { validateContent } from "../../../validation/validateContent.js";
import { FormStore } from "../../model/FormStore.js";
import { NestedModel } from "./NestedModel.js";

/** The steps of a budget here: a hundredth of a page's, so that the law takes a hundredth of the time. */
const STEPS = 10_000;

vi.mock("../../../core/limits.js", async (original) => {
  const limits = await original<object>();
  return { ...limits, steps: 10_000, stepsPerSecond: 0 };
});
vi.mock("../../../schema/secrets/readings.js", { spy: true });
vi.mock("../../../schema/lookAlikes.js", { spy: true });

const settings = { locale: "en", timeZone: "UTC" };

/**
 * Counts how often a schema is read, and ends what reads it too often.
 *
 * @returns the same schema, with the same parts in the same places.
 */
function counted(schema: object, most: number): RequestedSchema {
  const proxies = new WeakMap<object, object>();
  let reads = 0;
  const read = <T>(value: T): T => {
    reads += 1;
    if (reads > most) throw new Error(`More than ${most} reads.`);
    return wrapped(value);
  };
  function wrapped<T>(value: T): T {
    if (typeof value !== "object" || value === null) return value;
    const known = proxies.get(value) ?? new Proxy(value, handler);
    proxies.set(value, known);
    return known as T;
  }
  const handler: ProxyHandler<object> = {
    get: (target, key, receiver) => read(Reflect.get(target, key, receiver)),
    ownKeys: (target) => read(0) || Reflect.ownKeys(target),
  };
  return wrapped(schema) as RequestedSchema;
}

/** Everything that a page does with a form: shows it, validates and sends it. */
async function live(requestedSchema: RequestedSchema) {
  const request = { message: "Please fill in.", requestedSchema };
  const reading = readForm(requestedSchema, request.message);
  const store = new FormStore(reading, settings, { session: new Session({ request }) });
  const models = modelsOf(store, 0);
  await store.load();
  for (const model of models) {
    model.add();
    model.choose(1);
    model.write();
  }
  await store.validation.validateAll();
  return models.length;
}

/** The nested fields of a form and, as they are rendered, those in them. */
function modelsOf(store: FormStore, depth: number): NestedModel[] {
  return store.fields.flatMap((field) => {
    if (field.kind !== "json" || !field.nested || depth > 3) return [];
    documentOf(field.nested).once(isConditional);
    const model = new NestedModel(field, store, enNested, store.values.get(field));
    const forms = model.drawable ? model.forms : [];
    return [model, ...forms.flatMap(({ form }) => modelsOf(form.store, depth + 1))];
  });
}

/** An answer to every field: its default, else an object. */
function contentOf({ properties }: RequestedSchema): Record<string, string> {
  const entries = Object.entries(properties as Record<string, { default?: string }>);
  return Object.fromEntries(entries.map(([key, each]) => [key, each.default ?? "text"]));
}

const receipt = (requestedSchema: RequestedSchema, content: object) =>
  readReceipt({ requestedSchema }, { action: "accept", content }, (field, value, secret) =>
    readOutline(field, value, enNested, secret),
  );

/** Checks of every nested answer whether it keeps what only the server sets. */
function keep(requestedSchema: RequestedSchema) {
  for (const field of readForm(requestedSchema).fields)
    if (isNested(field)) isReadOnlyKept(field, { k0: "another", other: 1 });
}

/**
 * The most that a request may cost: what its budget holds, and a look at each part of it.
 *
 * A step is at most five reads: to try a schema on a value takes ten, and looks for thirty keywords.
 */
const most = (schema: object) => 5 * STEPS + 100 * sizeOf(schema);

/** How many values are in a schema, as JSON. */
function sizeOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce<number>((sum, each) => sum + sizeOf(each), 1);
}

/** The texts that are searched for words of secrets, in characters. */
const searched = () => vi.mocked(fold).mock.calls.reduce((sum, [text]) => sum + text.length, 0);

/** The characters beyond ASCII that were compared by their look. */
const compared = () =>
  vi
    .mocked(readingOf)
    .mock.calls.reduce((sum, [text]) => sum + text.replace(/[\0-\x7f]/g, "").length, 0);

async function expectBounded(schema: object) {
  const content = contentOf(schema as RequestedSchema);
  const request = (asked: RequestedSchema) =>
    ({ message: "?", requestedSchema: asked }) as FormRequest;
  const uses: ((asked: RequestedSchema) => unknown)[] = [
    live,
    keep,
    (asked) => receipt(asked, content),
    (asked) => validateContent(asked, content),
    (asked) => answerWithDefaults()(request(asked), { requester: { name: "Server" } }),
  ];
  for (const read of uses) {
    vi.mocked(fold).mockClear();
    vi.mocked(readingOf).mockClear();
    await read(counted(schema, most(schema)));
    expect(searched()).toBeLessThan(20 * STEPS + 10 * sizeOf(schema));
    expect(compared()).toBeLessThan(STEPS);
  }
}

describe("the cost of a request", () => {
  test.each(Object.entries(hostileForm))("is bounded if %s", (_, make) => expectBounded(make()));

  test("is bounded if any keyword multiplies", async () => {
    for (const schema of multiplyingForms(500)) await expectBounded(schema);
  });
});
