import { expect, test } from "vitest";
import { enNested } from "../strings/enNested.js";
import { SchemaDocument } from "../schema/SchemaDocument.js";
import { branchNames } from "./readOutline.js";
import { shapeOf } from "./shapeOf.js";

function namesOf(...oneOf: object[]) {
  const schema = { oneOf };
  const shape = shapeOf(schema, new SchemaDocument(schema), undefined);
  return branchNames(shape.kind === "choice" ? shape.branches : [], enNested);
}

const card = { type: "object", properties: { digits: { type: "string" } } };
const account = { type: "object", properties: { iban: { type: "string" } } };

test("cases go by their titles, else by their types", () => {
  expect(namesOf({ title: "Card", ...card }, account)).toEqual(["Card", enNested.typeNames.object]);
});

test.each(["Card", " card", "Card\u00a0", "\uff23ard"])(
  "cases that read alike are told apart by their places: %j",
  (title) => {
    const names = namesOf({ title: "Card", ...card }, { type: "null" }, { title, ...account });
    expect(names).toEqual(["Option 1 · Card", enNested.typeNames.null, `Option 3 · ${title}`]);
  },
);

test("long titles are compared by the beginning that is shown", () => {
  const long = "x".repeat(1_000_000);
  const branches = ["a", "b"].map((end) => ({ schema: {}, label: long + end, type: undefined }));
  const names = branchNames(branches, enNested);
  expect(names.map((name) => name.slice(0, 11))).toEqual(["Option 1 · ", "Option 2 · "]);
});

test("cases without titles, of the same type, are told apart by their places", () => {
  const name = enNested.typeNames.object;
  expect(namesOf(card, account)).toEqual([`Option 1 · ${name}`, `Option 2 · ${name}`]);
});
