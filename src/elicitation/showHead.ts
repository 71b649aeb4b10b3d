import { takesText } from "../core/gestures.js";

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
export function showHead(box: Element): () => void {
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
