import { expect, test } from "vitest";
import { formRequest } from "../../core/createRequest.js";
import { allFields } from "../../schema/Field.js";
import { readSchema } from "../../schema/readSchema.js";
import { chosenControl } from "./Field.js";
import type { Controls } from "../field/types.js";

const request = formRequest("How was it?", {
  stars: { type: "integer", minimum: 1, maximum: 5 },
  guests: { type: "integer" },
  name: { type: "string" },
});
const requester = { name: "Booking" };
const fields = allFields(readSchema(request.requestedSchema).fields);
const chosen = (controls: Controls) =>
  fields.map((field) => chosenControl(field, controls, { request, requester }));

const Stars = () => null;
const Other = () => null;

test("a control of a kind is used for all fields of that kind", () => {
  expect(chosen({ integer: Stars })).toEqual([Stars, Stars, undefined]);
});

test("the first matching rule is taken, and without a match the form's own control stays", () => {
  const integer: Controls["integer"] = [
    { when: ({ key }) => key === "stars", control: Stars },
    { when: ({ constraints }) => constraints.maximum === 5, control: Other },
  ];
  expect(chosen({ integer })).toEqual([Stars, undefined, undefined]);
  expect(chosen({ integer: [] })).toEqual([undefined, undefined, undefined]);
});

test("a rule gets the requester and the request", () => {
  const integer: Controls["integer"] = [
    {
      when: (_, context) => context.requester === requester && context.request === request,
      control: Stars,
    },
  ];
  expect(chosen({ integer })).toEqual([Stars, Stars, undefined]);
});

test("a kind is no name of an object's own", () => {
  expect(chosen({})).toEqual([undefined, undefined, undefined]);
});
