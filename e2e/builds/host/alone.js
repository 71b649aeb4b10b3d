import { answerWithDefaults } from "react-elicitation/automation";
import { createElicitationQueue } from "react-elicitation/queue";
import { de } from "react-elicitation/strings/de";
import { createElicitationHandlers } from "react-elicitation/transport";

/** What is answered without a screen: by the queue, its handlers, and for a person. */
export async function answerAlone(params) {
  const queue = createElicitationQueue({ intercept: answerWithDefaults() });
  const { create } = createElicitationHandlers(queue, { requester: { name: "Local tools" } });
  return create({ params });
}

Object.assign(globalThis, { host: { answerAlone, submit: de.submit } });
