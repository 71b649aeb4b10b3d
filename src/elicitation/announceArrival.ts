import { focusedIn } from "../hooks/focusedIn.js";
import type { ElicitationRequest, Requester } from "../protocol/types.js";
import { readForm } from "../schema/readForm.js";
import { enArrival } from "../strings/enArrival.js";
import { enShared } from "../strings/enShared.js";
import type { Strings } from "../strings/en.js";
import { visibleText } from "../text/visibleText.js";
import { arrivalSentence } from "./arrivalSentence.js";

/** How long after it came a question is announced, in milliseconds: its region must be known by then. */
const DELAY_MILLISECONDS = 200;
/** How long the words stay, in milliseconds. Who comes upon them later would take them for news. */
const STAY_MILLISECONDS = 15_000;

/** What was announced, wherever it is shown. */
const announced = new WeakSet<ElicitationRequest>();

/** Handed in, not looked up here: code that a late file shares with the queue is in every host's bundle. */
interface Arrival {
  request: ElicitationRequest;
  /** Whether it asks to open a page. */
  isPage: boolean;
  requester: Requester;
  strings: Partial<Strings> | undefined;
  /** Where it is shown. */
  box: Element;
  /** Where it is said. */
  region: HTMLElement;
  /** Whether the person has answered it here. */
  isAnswered: () => boolean;
  /** Whether it has left its queue. */
  hasLeft: () => boolean;
}

/**
 * Announces a question that came, once, wherever it is shown: who asks, what, and how many questions
 * there are. In a page that nobody looks at it waits until somebody does; where the focus is in the
 * question already, that is heard by itself.
 *
 * @returns what is to be called when it goes: if it was answered elsewhere, that is announced.
 */
export function announceArrival(arrival: Arrival) {
  const { request, requester, strings, box, region, isAnswered, hasLeft } = arrival;
  const words = { ...enArrival, ...enShared, ...strings };
  const page = box.ownerDocument;
  const name = visibleText(requester.name);
  let stopWaiting = () => {};

  const arrive = () => {
    if (page.visibilityState === "hidden") return;
    stopWaiting();
    if (announced.has(request) || isAnswered()) return;
    announced.add(request);
    if (!focusedIn(box)) say(region, sentenceOf(arrival, name, words));
  };
  const timer = setTimeout(() => {
    page.addEventListener("visibilitychange", arrive);
    stopWaiting = () => page.removeEventListener("visibilitychange", arrive);
    arrive();
  }, DELAY_MILLISECONDS);

  return () => {
    clearTimeout(timer);
    stopWaiting();
    if (isAnswered() || !hasLeft() || page.visibilityState === "hidden") return;
    // Only one of several places that showed it announces this.
    if (announced.delete(request)) say(region, words.goneElsewhere(name));
  };
}

function sentenceOf({ request, isPage }: Arrival, name: string, words: typeof enArrival): string {
  const message = typeof request.message === "string" ? request.message : "";
  const schema = !isPage && "requestedSchema" in request ? request.requestedSchema : undefined;
  const questions = schema ? readForm(schema).fields.length : 0;
  return arrivalSentence({ name, message, isPage, questions }, words);
}

/** Says something beside what others say: two questions may come at once, and each is heard. */
function say(region: HTMLElement, words: string): void {
  const line = region.ownerDocument.createElement("div");
  line.textContent = words;
  // A status is read out whole by itself, and what it said before with it.
  region.setAttribute("aria-atomic", "false");
  region.append(line);
  setTimeout(() => line.remove(), STAY_MILLISECONDS);
}
