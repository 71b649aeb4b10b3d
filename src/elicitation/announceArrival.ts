import type { Requester } from "../core/protocol.js";
import type { Session } from "../core/session.js";
import { questionText, visibleText } from "../core/text.js";
import { readForm } from "../schema/readSchema.js";
import type { Strings } from "../strings/en.js";
import { type ArrivalStrings, enArrival } from "../strings/enArrival.js";
import { enShared } from "../strings/enShared.js";
import { focusedIn } from "../ui/focus.js";
import { takesText } from "../core/gestures.js";

/** A text that a voice ends by itself: with a full stop of any script, within quotation marks too. */
const ENDED = /(?:\p{Sentence_Terminal}|[:：…])[\p{Pe}\p{Pf}"']*$/u;
/** The colon and spaces that end the sentence where there is no message, with marks that isolate it. */
const BEFORE_NOTHING = /[\s:：\u2066-\u2069]+$/u;

interface Arrived {
  /** The host's own name for the requester. */
  name: string;
  /** Message of the request, as the server wrote it. May be empty. */
  message: string;
  /** Whether it is a URL request. */
  isPage: boolean;
  /** Number of fields. */
  questions: number;
}

/**
 * Returns the announcement of a new request: requester, message, number of fields.
 *
 * Each is a sentence of its own, so that a screen reader pauses between them.
 */
export function arrivalSentence(
  { name, message, isPage, questions }: Arrived,
  words: ArrivalStrings,
): string {
  const spoken = questionText(message);
  const asked = isPage ? words.arrivedPage(name, spoken) : words.arrived(name, spoken);
  const count = questions > 0 ? words.questions(questions) : "";
  if (spoken === "") {
    if (count !== "") return words.arrived(name, count);
    return asked.replace(BEFORE_NOTHING, "") + words.fullStop;
  }
  const sentence = ENDED.test(spoken) ? asked : asked + words.fullStop;
  return count === "" ? sentence : `${sentence} ${count}`;
}

/** Ends a text as a sentence, so that a screen reader pauses after it. */
function endSentence(text: string, words: ArrivalStrings): string {
  return ENDED.test(text) ? text : text + words.fullStop;
}

/** Delay of an announcement, in milliseconds, so that its live region is known by then. */
const DELAY_MILLISECONDS = 200;
/** How long after it is shown a request still arrives, in milliseconds. Later, the user has read on. */
const LATE_MILLISECONDS = 1_000;
/** How long the text stays, in milliseconds. A user who finds it later would take it for news. */
const STAY_MILLISECONDS = 10_000;

/** Handed in, not looked up here: code that a late file shares with the queue is in every host's bundle. */
interface Arrival {
  session: Session;
  /** Whether it is a URL request. */
  isPage: boolean;
  requester: Requester;
  /** The announcement of an approval, whose code is loaded by then. */
  sentence?: string | undefined;
  /** Its heading. */
  title?: string | undefined;
  strings: Partial<Strings> | undefined;
  /** Where it is shown. */
  box: Element;
  /** Since when, in milliseconds since 1970. */
  shownAt: number;
  /** The live region. */
  region: HTMLElement;
  /** The outcome of the request whose place it takes. */
  outcome?: string | undefined;
}

/**
 * Announces a new request once: its requester, message and number of fields.
 *
 * In a hidden page it waits until the page is visible. If focus is in the request already, it is
 * read by that, unless it took the place of another call. After another request, it is announced at
 * once, with the outcome of that one. Its head is scrolled into view (`showHead`).
 *
 * @returns a function to call when the request is removed. If it was answered elsewhere, that is
 *   announced.
 */
export function announceArrival(arrival: Arrival) {
  const { session, requester, strings, box, region, outcome } = arrival;
  const { request } = session;
  const view = session.view;
  const words = { ...enArrival, ...enShared, ...strings };
  const page = box.ownerDocument;
  const name = visibleText(requester.name);
  let stopWaiting = () => {};
  let stopSaying = () => {};
  const isNew = !view.announced && Date.now() - arrival.shownAt < LATE_MILLISECONDS;
  const stopShowing = isNew ? showHead(box) : undefined;

  const arrive = () => {
    if (page.visibilityState === "hidden") return;
    stopWaiting();
    if (view.announced || session.outcome) return;
    view.announced = true;
    if (outcome !== undefined) {
      const title = arrival.title ?? questionText(request.message);
      const next = words.nextRequest(words.question(name, title));
      stopSaying = say(region, endSentence(outcome, words) + words.gap + endSentence(next, words));
    } else if (view.isChanged || !focusedIn(box))
      stopSaying = say(region, arrival.sentence ?? sentenceOf(arrival, name, words));
  };
  const wait = () => {
    page.addEventListener("visibilitychange", arrive);
    stopWaiting = () => page.removeEventListener("visibilitychange", arrive);
    arrive();
  };
  const timer = outcome === undefined ? setTimeout(wait, DELAY_MILLISECONDS) : undefined;
  if (outcome !== undefined) wait();

  return () => {
    clearTimeout(timer);
    stopWaiting();
    stopSaying();
    stopShowing?.();
    if (session.outcome || !session.over || page.visibilityState === "hidden") return;
    // Only one of several places that showed it announces this.
    if (view.announced) say(region, words.goneElsewhere(name));
    view.announced = false;
  };
}

/** Announces the outcome of a request that no other one follows. */
export function announceOutcome(
  region: HTMLElement,
  outcome: string,
  strings: Partial<Strings> | undefined,
): void {
  say(region, endSentence(outcome, { ...enArrival, ...strings }));
}

function sentenceOf({ session, isPage }: Arrival, name: string, words: typeof enArrival): string {
  const { request } = session;
  const message = typeof request.message === "string" ? request.message : "";
  const isForm = (request.mode ?? "form") === "form";
  const schema = isForm && "requestedSchema" in request ? request.requestedSchema : undefined;
  const questions = schema ? readForm(schema).fields.length : 0;
  return arrivalSentence({ name, message, isPage, questions }, words);
}

/**
 * Adds a text to a live region: two requests may come at once, and each is read.
 *
 * @returns a function that removes it.
 */
function say(region: HTMLElement, words: string): () => void {
  const line = region.ownerDocument.createElement("div");
  line.textContent = words;
  // By default, a status is read as a whole, including its earlier texts.
  region.setAttribute("aria-atomic", "false");
  region.append(line);
  const remove = () => line.remove();
  setTimeout(remove, STAY_MILLISECONDS);
  return remove;
}

/** Selects the first line of a request: that of the requester, or the message. */
const HEAD = '[data-elicit="requester"], [data-elicit="message"]';
/** Selects the end of a request. */
const END = '[data-elicit="actions"]';
/** Events of a user who scrolls, or goes on elsewhere. */
const TYPES = ["wheel", "touchmove", "pointerdown", "keydown"] as const;
/** How long a request arrives: its code loads, and the host scrolls, in milliseconds. */
const ARRIVAL_MILLISECONDS = 2_000;
/** Maximum number of scrolls. A host that scrolls back more often wins. */
const MAX_SCROLLS = 3;

/**
 * Scrolls the head of a new request into view if only its end is: a chat that stays scrolled to
 * its end opens a long form at Submit.
 *
 * It leaves a user alone who is writing, and who has scrolled, clicked or pressed a key since.
 *
 * @returns a function that stops it.
 */
function showHead(box: Element): () => void {
  const page = box.ownerDocument;
  const [head, end] = [box.querySelector(HEAD), box.querySelector(END)];
  const Observer = page.defaultView?.IntersectionObserver;
  if (!head || !end || !Observer || isWriting(page.activeElement)) return () => {};
  const inView = new Map<Element, boolean>();
  let scrolls = 0;
  // It observes after the host has scrolled in the same frame, and again after each later scroll.
  const observer = new Observer((entries) => {
    for (const { target, isIntersecting } of entries) inView.set(target, isIntersecting);
    if (inView.get(head) || !inView.get(end)) return;
    // Scrolls nothing around the chat. A host may have set smooth scrolling.
    head.scrollIntoView({ block: "nearest", behavior: "instant" });
    observer.disconnect();
    scrolls += 1;
    if (scrolls < MAX_SCROLLS) observe();
    else stop();
  });
  const observe = () => [head, end].forEach((element) => observer.observe(element));
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of TYPES) page.removeEventListener(type, stop, true);
  };
  const timer = setTimeout(stop, ARRIVAL_MILLISECONDS);
  for (const type of TYPES) page.addEventListener(type, stop, { capture: true, passive: true });
  observe();
  return stop;
}

/** Whether a text box has the focus, with a text that is not sent yet. */
function isWriting(focused: Element | null): boolean {
  const text = (focused as HTMLInputElement | null)?.value ?? focused?.textContent;
  return takesText(focused) && text !== "";
}
