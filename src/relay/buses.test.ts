import { expect, test } from "vitest";
import { type IoRedisLike, redisBus } from "./buses.js";

test("who could not listen to a channel of ioredis hears nothing of it later", async () => {
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
