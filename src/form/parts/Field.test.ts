import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ElicitationForm, type ElicitationFormProps } from "../ElicitationForm.js";

const render = (choice: object) => {
  const properties = { choice: { type: "string", title: "Which seat?", ...choice } };
  const request = {
    message: "Which seat?",
    requestedSchema: { type: "object", properties, required: ["choice"] },
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
