import { expect, test } from "vitest";
import { SchemaDocument } from "../schema/SchemaDocument.js";
import { shapeOf } from "./shapeOf.js";

/** A group whose property is merged from as many schemas within one another. */
const merged = (levels: number): object =>
  levels === 0
    ? { type: "object", properties: { name: { type: "string" } } }
    : { allOf: [merged(levels - 1)] };

test("schemas are merged up to twenty levels deep, and a deeper one is answered as JSON", () => {
  const kindOf = (levels: number) => shapeOf(merged(levels), new SchemaDocument({}), {}).kind;
  expect([kindOf(20), kindOf(21)]).toEqual(["group", "json"]);
});
