import { createElement } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { en } from "../strings/en.js";
import { enForm } from "../strings/enForm.js";
import { enReceipt } from "../strings/enReceipt.js";
import { ElicitationReceipt, type ElicitationReceiptProps } from "./ElicitationReceipt.js";

const requester = { name: "Table booking", url: "https://mcp.tables.example/mcp" };
const render = (props: object) =>
  renderToStaticMarkup(
    createElement(ElicitationReceipt, { requester, ...props } as ElicitationReceiptProps),
  );
const textOf = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, "\n")
    .replace(/\n+/g, "\n")
    .trim();

const request = {
  message: "How shall I book?",
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string", title: "Name" },
      guests: { type: "integer", title: "Guests" },
      seats: { type: "array", title: "Seats", items: { anyOf: [{ const: "w", title: "Window" }] } },
      password: { type: "string", title: "Password" },
    },
  },
};

test("a form is shown as fields and answers, with hidden secrets", () => {
  const content = { name: "<b>Corner</b>", seats: ["w"], password: "hunter2" };
  const markup = render({ request, result: { action: "accept", content } });
  expect(textOf(markup).replaceAll("\n", "|")).toBe(
    "Table booking| |You answered 3 of 4| |How shall I book?|Name|&lt;b&gt;Corner&lt;/b&gt;|" +
      "Seats|Window|Password|Hidden|1 field skipped|Guests",
  );
  expect(markup).toMatch(/role="list".*role="listitem".*role="term".*role="definition"/);
  expect(markup).not.toContain("hunter2");
});

test("a URL receipt names the host of the page, as text", () => {
  const url = "https://accounts.example.com/login?token=abc";
  const markup = render({
    request: { mode: "url", message: "Sign in", url },
    result: { action: "accept" },
  });
  expect(textOf(markup)).toContain(
    "You opened \naccounts.example.com\nSign in\nPage\naccounts.example.com",
  );
  expect(markup).not.toMatch(/<a[ >]|href|abc/);
});

test.each([
  [`${"login.".repeat(40)}example.com`, /^\u2026login\.(login\.)*example\.com$/],
  [`${"a".repeat(80)}.example`, /^\u2026example$/],
  [`${"a".repeat(80)}`, /^\u2026a{60}$/],
])("the end of a long host is shown: %s", (host, shown) => {
  const markup = render({
    request: { mode: "url", message: "", url: `https://${host}/` },
    result: { action: "accept" },
  });
  const words = textOf(markup).split("\n").at(-1) ?? "";
  expect(words).toMatch(shown);
  expect(words.length).toBeLessThanOrEqual(61);
});

test.each([
  ["decline", en.declined],
  ["cancel", en.cancelled],
])("%s has a text", (action, words) => {
  expect(textOf(render({ request, result: { action } }))).toContain(words);
});

test.each([[null], [undefined], ["accept"], [{}], [{ action: "accept", content: [1] }], [[]]])(
  "a store that gives back %j does not throw",
  (result) => {
    expect(render({ request, result })).toContain("How shall I book?");
    expect(render({ request: result, result, requester: undefined })).toContain("<article");
  },
);

test("strings and locale of the host are used", () => {
  const props = {
    request,
    result: { action: "accept", content: { guests: 1.5 } },
    strings: { answeredOf: () => "Beantwortet.", leftOut: () => "Rest" },
    locale: "de",
  };
  expect(textOf(render(props))).toMatch(/Beantwortet\.(.|\n)*1,5\nRest/);
});

test("strings that the form has too are the same", () => {
  const form: Record<string, unknown> = enForm;
  const shared = Object.entries(enReceipt).filter(
    ([key, word]) => typeof word === "string" && Object.hasOwn(form, key),
  );
  expect(shared.map(([key]) => [key, form[key]])).toEqual(shared);
});

test("the first of many answers are shown, and the others can be expanded", () => {
  const keys = Array.from({ length: 40 }, (_, at) => `question ${at}`);
  const properties = Object.fromEntries(keys.map((key) => [key, { type: "string" }]));
  const content = Object.fromEntries(keys.map((key) => [key, "yes"]));
  const markup = render({
    request: { message: "", requestedSchema: { properties } },
    result: { action: "accept", content },
  });
  expect(markup).toContain("28 more answers");
  expect(markup.match(/role="term"/g)).toHaveLength(40);
});

test("two hundred receipts render beside one another", () => {
  const result = { action: "accept", content: { name: "Corner", guests: 4, password: "x" } };
  const history = () =>
    Array.from({ length: 200 }, (_, key) =>
      createElement(ElicitationReceipt, {
        key,
        requester,
        request: structuredClone(request),
        result,
      } as ElicitationReceiptProps & { key: number }),
    );
  const markup = renderToString(createElement("div", null, history()));
  expect(markup.match(/data-elicit="receipt"/g)).toHaveLength(200);
});
