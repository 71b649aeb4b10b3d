import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ElicitationForm } from "../ElicitationForm.js";
import type { ElicitationFormProps } from "../FormScreen.js";

const render = (choice: object, key = "choice", message = "Which seat?") => {
  const properties = { [key]: { type: "string", title: message, ...choice } };
  const request = {
    message,
    requestedSchema: { type: "object", properties, required: [key] },
  };
  const props = { request, requester: { name: "Tests" }, onRespond: () => {} };
  return renderToStaticMarkup(createElement(ElicitationForm, props as ElicitationFormProps));
};
const options = { enum: Array.from({ length: 6 }, (_, at) => `Seat ${at}`) };
const HIDDEN_LINE = /data-elicit="label-line" hidden/;

test("a label that repeats the message is hidden, but never with a description", () => {
  expect(render(options)).toMatch(HIDDEN_LINE);
  expect(render({ ...options, description: "Windows cost more." })).not.toMatch(HIDDEN_LINE);
});

test("an empty label is not hidden by an empty message", () => {
  expect(render(options, "", "")).not.toMatch(HIDDEN_LINE);
});
