import { expect, test } from "vitest";
import { type IoRedisLike, redisBus } from "./buses.js";

test("a listener whose subscription to ioredis failed gets no messages later", async () => {
  let tell: (channel: string, text: string) => void = () => {};
  let fails = true;
  const subscriber: IoRedisLike = {
    status: "ready",
    publish: async () => {},
    subscribe: async () => {
      if (fails) throw new Error("Connection is closed.");
    },
    unsubscribe: async () => {},
    on: (_, listener) => {
      tell = listener;
    },
  };
  const bus = redisBus(subscriber, subscriber);
  const heard: string[] = [];
  await expect(bus.subscribe("a", () => heard.push("first"))).rejects.toThrow("closed");
  fails = false;
  await bus.subscribe("a", () => heard.push("second"));
  tell("react-elicitation:a", "text");
  expect(heard).toEqual(["second"]);
});
