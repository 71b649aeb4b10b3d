import { expect, test, vi } from "vitest";
import { systemTimers } from "../core/timers.js";
import { Admission, type NameParts } from "./Admission.js";
import type { QueuedSession } from "./QueuedSession.js";

test("a connection that closes costs a look at the answers of its own requester", () => {
  const admission = new Admission({}, ["form"], systemTimers, () => {});
  for (const name of ["A", "B", "C"])
    for (let id = 0; id < 3; id += 1) {
      const request = { message: "Go on?", requestedSchema: { type: "object", properties: {} } };
      const verdict = admission.admit(request as never, { requester: { name }, id }, () => {});
      if (verdict.kind !== "admitted") throw new Error(verdict.kind);
      const session = { named: verdict.named } as QueuedSession;
      admission.add(session);
      admission.remember(session, { action: "decline" });
    }
  const [first] = admission.answeredRequesters;
  const which = vi.fn<(named: NameParts) => boolean>(() => true);
  admission.forgetEach(String(first), which);
  admission.forgetEach(String(first), which);
  expect(which).toHaveBeenCalledTimes(3);
  expect([...admission.answeredRequesters]).toHaveLength(2);
});
