import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Requester } from "../core/protocol.js";
import { UrlConsent } from "./UrlConsent.js";

const textOf = (requester: Requester, url: string) =>
  renderToStaticMarkup(
    createElement(UrlConsent, {
      request: { mode: "url", message: "Sign in", url },
      requester,
      onRespond: () => {},
    }),
  ).replace(/<[^>]*>/g, "\n");

const ON_DEVICE = "On this device";
const LOGIN = "https://github.com/login";

test("a requester without a URL is on this device only where the host says so", () => {
  expect(textOf({ name: "Helper" }, LOGIN)).not.toContain(ON_DEVICE);
  expect(textOf({ name: "Helper", local: true }, LOGIN)).toContain(ON_DEVICE);
  expect(textOf({ name: "Helper", url: "http://[::1]:8931/" }, LOGIN)).toContain(ON_DEVICE);
  expect(textOf({ name: "Helper", url: "https://mcp.example.com/" }, LOGIN)).not.toContain(
    ON_DEVICE,
  );
});

test("a page is of somebody else also where a requester has no URL", () => {
  expect(textOf({ name: "Helper" }, LOGIN)).toContain(
    ", not to Helper. The chat can’t see what you do there.",
  );
  expect(textOf({ name: "Helper", local: true }, LOGIN)).not.toContain("This chat can’t see it");
});

test("only a requester on this device may ask for a page on it", () => {
  const level = (requester: Requester) => {
    const text = textOf(requester, "http://localhost:8787/callback");
    return /Danger|Note/.exec(text)?.[0];
  };
  expect(level({ name: "Helper" })).toBe("Danger");
  expect(level({ name: "Helper", local: true })).toBe("Note");
  expect(level({ name: "Helper", local: false, url: "http://127.0.0.1:9/" })).toBe("Danger");
});
