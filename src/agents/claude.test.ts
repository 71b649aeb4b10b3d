import { expect, test } from "vitest";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import { whenItems, whenNothingShown, whenShown } from "../queue/fixtures/whenShown.js";
import { createClaudeElicitationHandler } from "./claude.js";

const asked = {
  serverName: "github",
  message: "Sign in",
  mode: "url" as const,
  url: "https://github.com/login",
  elicitationId: "1",
};
const signal = new AbortController().signal;

test("the host identifies the requester by the name of the server in its configuration", async () => {
  const queue = createElicitationQueue();
  const names = { github: { name: "GitHub", url: "https://api.github.com" } };
  const onElicitation = createClaudeElicitationHandler(queue, {
    requester: (name) => names[name as "github"] ?? { name },
  });
  const answer = onElicitation(asked, { signal, requestId: "a" });
  const item = await whenShown(queue);
  const { serverName: _, ...request } = asked;
  expect(item).toMatchObject({ requester: names.github, request, context: { requestId: "a" } });
  expect(item.request).not.toHaveProperty("serverName");
  await item.respond({ action: "accept" });
  expect(await answer).toEqual({ action: "accept" });
});

test("a repeated request is shown once, and the same ID of another server is another request", async () => {
  const queue = createElicitationQueue();
  const onElicitation = createClaudeElicitationHandler(queue, { requester: (name) => ({ name }) });
  const context = { signal, requestId: "a" };
  const answers = [onElicitation(asked, context), onElicitation({ ...asked }, context)];
  void onElicitation({ ...asked, serverName: "gitlab" }, context);
  await whenItems(queue, 2);
  expect(queue.items.map((item) => item.requester.name)).toEqual(["github", "gitlab"]);
  await queue.items[0]?.respond({ action: "decline" });
  expect(await Promise.all(answers)).toEqual([{ action: "decline" }, { action: "decline" }]);
});

test("a request that the agent withdraws disappears, and an invalid one is refused", async () => {
  const queue = createElicitationQueue();
  const onElicitation = createClaudeElicitationHandler(queue, { requester: (name) => ({ name }) });
  const back = new AbortController();
  const answer = onElicitation(asked, { signal: back.signal, requestId: "a" });
  await whenShown(queue);
  back.abort();
  expect(await answer).toEqual({ action: "cancel" });
  await whenNothingShown(queue);
  const { url: _, ...wrong } = asked;
  await expect(onElicitation(wrong, { signal, requestId: "b" })).rejects.toMatchObject({
    code: -32602,
  });
});
