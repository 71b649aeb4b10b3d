import { expect, test } from "vitest";
import { ownRequest } from "./ownRequest.js";
import { sameQuestion } from "./sameQuestion.js";
import { urlRequest } from "./createRequest.js";

const ask = () => urlRequest("Sign in", "https://a.example/");
const requester = { name: "A", url: "https://a.example" };
const other = { ...requester, url: "https://b.example" };

test("is one where equal params are asked by one requester, whatever the objects", () => {
  const question = { request: ask(), requester };
  const { url, message } = ask();
  const reordered = { url, mode: "url" as const, message };
  expect(sameQuestion(question, { request: reordered, requester: { ...requester } })).toBe(true);
  expect(sameQuestion(question, { request: ask(), requester: other })).toBe(false);
  expect(sameQuestion(question, { ...question, requester: other })).toBe(false);
  expect(sameQuestion(question, { request: urlRequest("?", url), requester })).toBe(false);
});

test("has an object of its own, also where a host asks several with one object", () => {
  const request = ask();
  const own = ownRequest({ request, requester });
  const copy = ownRequest({ request, requester: other });
  expect([own === request, copy === request]).toEqual([true, false]);
  expect(copy).toEqual(request);
  expect(ownRequest({ request, requester: { ...other } })).toBe(copy);
  expect(ownRequest({ request, requester: { ...requester } })).toBe(request);
  expect(ownRequest({ request: copy, requester: other })).toBe(copy);
});
