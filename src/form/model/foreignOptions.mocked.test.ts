import { expect, test, vi } from "vitest";
import { fakePage } from "../../core/fixtures/fakePage.js";
import { manualTimers } from "../../core/fixtures/manualTimers.js";
import type { FormRequest } from "../../core/protocol.js";
import { openForm } from "./fixtures/openForm.js";

const code = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  return { arrive: () => arrive(), arrived };
});
// Loaded as late as the test wants it.
vi.mock("../../schema/confusables.js", async (original) => {
  await code.arrived;
  return original();
});

const request: FormRequest = {
  message: "Whom shall I pay?",
  requestedSchema: {
    type: "object",
    properties: {
      who: {
        type: "string",
        oneOf: [
          { const: "alice", title: "Pay Alice" },
          { const: "mallory", title: "Pay \ua4eelice" },
        ],
      },
    },
    required: ["who"],
  },
};

test("a press that came before look-alike options were told apart sends nothing", async () => {
  const told: unknown[] = [];
  const { store, enter, fieldOf, submit } = openForm(request, {
    onRespond: (result) => void told.push(result),
  });
  store.elements.attachForm(fakePage({ withoutObserver: true }).createElement());
  const hide = store.show(manualTimers());
  const changes: string[] = [];
  store.topics.subscribe("features", () => changes.push("features"));
  const distinctions = () => {
    const field = fieldOf("who");
    return field.kind === "singleSelect" && field.options.map(({ distinction }) => distinction);
  };
  expect(distinctions()).toEqual([undefined, undefined]);
  enter("who", "mallory");
  const pressed = submit();
  code.arrive();
  await pressed;
  expect(told).toEqual([]);
  expect(distinctions()).toEqual(["alice", "mallory"]);
  expect(changes).toContain("features");
  await submit();
  expect(told).toEqual([{ action: "accept", content: { who: "mallory" } }]);
  hide();
});
