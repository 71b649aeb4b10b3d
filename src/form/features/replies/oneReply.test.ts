import { expect, test } from "vitest";
import { readSchema } from "../../../schema/readSchema.js";
import { enForm } from "../../../strings/enForm.js";
import { oneReply } from "./oneReply.js";
import { replyList } from "./replyList.js";

const read = (properties: Record<string, object>, required: string[] = []) =>
  readSchema({ type: "object", properties, required }).fields;
const options = (count: number) => Array.from({ length: count }, (_, at) => `Option ${at}`);

test.each([
  ["a yes or no", { a: { type: "boolean" } }, true],
  ["six options", { a: { type: "string", enum: options(6) } }, true],
  ["numbers", { a: { type: "integer", enum: [1, 2] } }, true],
  ["seven options", { a: { type: "string", enum: options(7) } }, false],
  ["several at once", { a: { type: "array", items: { type: "string", enum: ["x"] } } }, false],
  ["a text", { a: { type: "string" } }, false],
  ["two questions", { a: { type: "boolean" }, b: { type: "boolean" } }, false],
  ["no question", {}, false],
  [
    "an answer of one's own",
    { a: { type: "string", enum: ["x", "y"] }, a__other: { type: "string" } },
    false,
  ],
])("whether one press can answer: %s", (_name, properties, can) => {
  expect(oneReply(read(properties)) !== undefined).toBe(can);
});

function repliesTo(property: object, required: boolean) {
  const field = oneReply(read({ a: property }, required ? ["a"] : []));
  if (!field) throw new Error("One press cannot answer this");
  return replyList(field, enForm).map(({ value, label, suggested }) => [value, label, suggested]);
}

test("the answers of a yes or no, the suggested one in its place", () => {
  expect(repliesTo({ type: "boolean", default: false }, true)).toEqual([
    [true, "Yes", false],
    [false, "No", true],
  ]);
});

test("an optional choice can be left out, and nobody suggests that", () => {
  expect(repliesTo({ type: "string", enum: ["x", ""] }, false)).toEqual([
    ["x", "x", false],
    ["", "(empty)", false],
    [null, "No answer", false],
  ]);
});
