import { AppBridge } from "@modelcontextprotocol/ext-apps/app-bridge";
import { App } from "@modelcontextprotocol/ext-apps";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { expect, test } from "vitest";
import { createElicitationQueue } from "./createElicitationQueue.js";
import { whenNothingShown, whenShown } from "../queue/fixtures/whenShown.js";
import { openLink } from "./handlers.js";

const requester = { name: "Map" };
const url = "https://maps.example/";

test("a link is shown as a page to open, and disappears once it is answered", async () => {
  const queue = createElicitationQueue();
  for (const action of ["accept", "decline", "cancel", "accept"] as const) {
    const opened = openLink(queue, url, { requester, message: "The way there" });
    const item = await whenShown(queue);
    expect(item.request).toEqual({ mode: "url", message: "The way there", url });
    await item.respond({ action });
    expect(await opened).toBe(action === "accept");
    expect(queue.items).toEqual([]);
  }
});

test("the same link is the same request as long as it is not answered", async () => {
  const queue = createElicitationQueue();
  const opened = [openLink(queue, url, { requester }), openLink(queue, url, { requester })];
  const item = await whenShown(queue);
  expect(queue.items).toHaveLength(1);
  await item.respond({ action: "accept" });
  expect(await Promise.all(opened)).toEqual([true, true]);
  expect(queue.items).toEqual([]);
});

test("an app in a frame sends ui/open-link, and gets the outcome", async () => {
  const queue = createElicitationQueue();
  const [here, there] = InMemoryTransport.createLinkedPair();
  const bridge = new AppBridge(null, { name: "host", version: "1" }, { openLinks: {} });
  bridge.onopenlink = async (link) => ({
    isError: !(await openLink(queue, link.url, { requester })),
  });
  const app = new App({ name: "map", version: "1" }, {}, { autoResize: false });
  await bridge.connect(here);
  await app.connect(there);
  for (const isError of [false, true]) {
    const opened = app.openLink({ url });
    await (await whenShown(queue)).respond({ action: isError ? "decline" : "accept" });
    expect(await opened).toEqual({ isError });
    await whenNothingShown(queue);
  }
});
