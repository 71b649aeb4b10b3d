import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Elicitation } from "../../elicitation/Elicitation.js";
import type { ElicitationProps } from "../../elicitation/useScreenProps.js";
import { ElicitationForm } from "../ElicitationForm.js";
import type { ElicitationFormProps } from "../FormScreen.js";

const titles = ["One", "Two", "Three"];
const request = {
  message: "Three questions.",
  requestedSchema: {
    type: "object",
    properties: Object.fromEntries(titles.map((title) => [title, { type: "string", title }])),
  },
};
const given = { request, requester: { name: "Tests" }, onRespond: () => {} };
const render = (props: object) =>
  renderToStaticMarkup(
    createElement(ElicitationForm, { ...given, ...props } as ElicitationFormProps),
  );
const shown = (markup: string) => titles.filter((title) => markup.includes(`>${title}<`));

test("a server renders the first step, with a way to answer", () => {
  const markup = render({ steps: 2 });
  expect(shown(markup)).toEqual(["One", "Two"]);
  expect(markup).toContain('data-name="submit"');
  expect(markup).not.toMatch(/ (style|hidden)=/);
});

test("a form that needs no steps, and one without a review, is the plain one", () => {
  expect(render({ steps: 3, review: false })).toBe(render({}));
  expect(render({ steps: true })).toBe(render({}));
  expect(shown(render({}))).toEqual(titles);
});

test("neither option is an attribute of anything, in a request of any mode", () => {
  const page = { mode: "url", message: "", url: "https://example.com/" };
  for (const shownRequest of [request, page]) {
    const props = { ...given, request: shownRequest, form: { review: true, steps: 2 } };
    const markup = renderToStaticMarkup(createElement(Elicitation, props as ElicitationProps));
    expect(markup).not.toMatch(/ (review|steps)=/);
  }
});

test.each([
  ["plain", {}],
  ["in steps", { steps: 2 }],
])("an expired form shows disabled actions until its receipt is loaded: %s", (_, props) => {
  const markup = render({ ...props, expired: true });
  const actions = markup.match(/<button[^>]*data-elicit="action"[^>]*>/g) ?? [];
  expect(actions.length).toBeGreaterThan(1);
  for (const action of actions) expect(action).toContain('aria-disabled="true"');
});
