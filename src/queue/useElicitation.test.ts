import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { formRequest } from "../core/createRequest.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import { createQueueView } from "./createQueueView.js";
import { useElicitation, type UseElicitation } from "./useElicitation.js";

const requester = { name: "Booking" };
const ask = () => formRequest("?");

describe("useElicitation on a server", () => {
  test("shows nothing", () => {
    const queue = createElicitationQueue();
    void queue.elicit(ask(), { requester });
    let given: UseElicitation | undefined;
    const Host = () => {
      given = useElicitation(queue);
      return given.item ? "shown" : "nothing";
    };
    expect(renderToString(createElement(Host))).toBe("nothing");
    expect(given).toEqual({ item: undefined, items: [], waiting: 0, blocked: [], rateLimited: [] });
  });
});

describe("places", () => {
  test("show a request one at a time: the next takes over when the first leaves", () => {
    const queue = createElicitationQueue();
    const [first, second] = [createQueueView(queue), createQueueView(queue)];
    void queue.elicit(ask(), { requester });
    expect(first.getSnapshot().item).toBeUndefined();
    const leave = first.subscribe(() => {});
    const onTurn = vi.fn<() => void>();
    second.subscribe(onTurn);
    const { item: current } = queue.getSnapshot();
    expect(first.getSnapshot()).toBe(queue.getSnapshot());
    expect(second.getSnapshot()).toMatchObject({ item: undefined, waiting: 0 });
    expect(second.getSnapshot()).toBe(second.getSnapshot());
    leave();
    expect(onTurn).toHaveBeenCalledTimes(1);
    expect(second.getSnapshot().item).toBe(current);
    expect(first.getSnapshot().item).toBeUndefined();
  });

  test("do not affect each other if their queues differ", () => {
    const [one, two] = [createElicitationQueue(), createElicitationQueue()];
    for (const queue of [one, two]) {
      const place = createQueueView(queue);
      place.subscribe(() => {});
      void queue.elicit(ask(), { requester });
      expect(place.getSnapshot().item).toBeDefined();
    }
  });
});
