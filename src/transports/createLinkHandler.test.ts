import { expect, test, vi } from "vitest";
import { createElicitationQueue } from "./createElicitationQueue.js";
import { createLinkHandler } from "./handlers.js";

const requester = { name: "Assistant" };

/** A click on what is within a link, or in none. */
function clickOn(link: { href: unknown; written: string } | undefined) {
  const ownerDocument = { URL: "https://chat.example/talk#here" };
  const found = link && { href: link.href, ownerDocument, getAttribute: () => link.written };
  const closest = vi.fn<(selector: string) => unknown>(() => found ?? null);
  const target = { closest } as unknown as EventTarget;
  return { target, closest, preventDefault: vi.fn<() => void>() };
}

test("a link that is clicked becomes a request, and is not followed", async () => {
  const queue = createElicitationQueue();
  const onLink = createLinkHandler(queue, { requester });
  const click = clickOn({ href: "https://chat.example/away", written: "/away" });
  onLink(click);
  expect(click.preventDefault).toHaveBeenCalledOnce();
  expect(queue.items).toMatchObject([
    { requester, request: { mode: "url", url: "https://chat.example/away" } },
  ]);
});

test("a link that nobody can read is not followed either", () => {
  const queue = createElicitationQueue();
  const click = clickOn({ href: { baseVal: "https://away.example/" }, written: "x" });
  createLinkHandler(queue, { requester })(click);
  expect(click.preventDefault).toHaveBeenCalledOnce();
  expect(queue.items).toMatchObject([{ request: { url: "" } }]);
});

test.each([
  // A `<base>` makes another page of it.
  ["https://away.example/#top", "#top"],
  ["https://chat.example/#top", "#top"],
  ["https://chat.example/talk", ""],
  ["javascript:alert(1)#top", "#top"],
  [{ baseVal: "#top" }, "#top"],
])("a link that leaves the page becomes a request: %j", (href, written) => {
  const queue = createElicitationQueue();
  const click = clickOn({ href, written });
  createLinkHandler(queue, { requester })(click);
  expect(click.preventDefault).toHaveBeenCalledOnce();
  expect(queue.items).toHaveLength(1);
});

test("a link of SVG is found in whichever way it is written", () => {
  const click = clickOn(undefined);
  createLinkHandler(createElicitationQueue(), { requester })(click);
  // `xlink:href` has a namespace.
  expect(click.closest).toHaveBeenCalledWith("a[*|href], area[href]");
});

test("a link in a shadow root is found in the path of the click, in React as well", () => {
  const queue = createElicitationQueue();
  const onLink = createLinkHandler(queue, { requester });
  const link = {
    matches: (selector: string) => selector === "a[*|href], area[href]",
    href: "https://away.example/",
    ownerDocument: { URL: "https://chat.example/talk" },
  };
  const way = [new EventTarget(), link] as unknown as EventTarget[];
  const composedPath = () => way;
  const { target, preventDefault } = clickOn(undefined);
  onLink({ target, preventDefault, composedPath });
  onLink({ target, preventDefault, nativeEvent: { composedPath } });
  expect(preventDefault).toHaveBeenCalledTimes(2);
  expect(queue.items).toMatchObject([{ request: { url: "https://away.example/" } }]);
});

test.each([
  ["no link", undefined],
  ["a place in the page", { href: "https://chat.example/talk#top", written: "#top" }],
])("%s is left to the page", (_, link) => {
  const queue = createElicitationQueue();
  const click = clickOn(link);
  createLinkHandler(queue, { requester })(click);
  expect(click.preventDefault).not.toHaveBeenCalled();
  expect(queue.items).toEqual([]);
});

test("a click on no element is left to the page", () => {
  const queue = createElicitationQueue();
  const preventDefault = vi.fn<() => void>();
  const onLink = createLinkHandler(queue, { requester });
  onLink({ target: null, preventDefault });
  onLink({ target: new EventTarget(), preventDefault });
  expect(preventDefault).not.toHaveBeenCalled();
});
