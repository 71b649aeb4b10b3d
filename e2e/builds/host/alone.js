import {
  answerWithDefaults,
  createElicitationQueue,
  createElicitationHandlers,
} from "react-elicitation";
import { de } from "react-elicitation/strings/de";

/** What is answered without a screen: by the queue, its handlers, and for a person. */
export async function answerAlone(params) {
  const queue = createElicitationQueue({ intercept: answerWithDefaults() });
  const { create } = createElicitationHandlers(queue, { requester: { name: "Local tools" } });
  return create({ params });
}

Object.assign(globalThis, { host: { answerAlone, submit: de.submit } });
