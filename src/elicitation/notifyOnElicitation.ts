import { Session } from "../core/session.js";
import type { ElicitationItem, ElicitationQueue } from "../queue/ElicitationQueue.js";

/** The marks of one queue on a page. */
export interface Marking {
  /** How many wait unseen. */
  waiting: number;
  title: false | ((waiting: number, title: string) => string);
  badge: boolean;
}

interface Marks {
  markings: Set<Marking>;
  /** The title that was set, and the one before. */
  titled: { is: string; was: string } | undefined;
  badged: number;
}

/**
 * Pages with unseen requests. A page has one title and one badge, however many queues it has.
 */
const pages = new Map<Document, Marks>();

/**
 * Marks the title and the badge of a page with the unseen requests of its queues, or removes the
 * marks.
 *
 * @param changed marks of the queue that has changed.
 */
function markPage(page: Document, changed: Marking): void {
  const marks = pages.get(page) ?? { markings: new Set(), titled: undefined, badged: 0 };
  pages.set(page, marks);
  marks.markings.delete(changed);
  if (changed.waiting > 0) marks.markings.add(changed);
  // The last one takes its title and its badge back below.
  if (marks.markings.size === 0) pages.delete(page);

  let inTitle = 0;
  let inBadge = 0;
  let write: Marking["title"] = false;
  for (const { waiting, title, badge } of marks.markings) {
    if (title) {
      inTitle += waiting;
      write = title;
    }
    if (badge) inBadge += waiting;
  }

  // A host may have called the page something else meanwhile.
  const was = marks.titled?.is === page.title ? marks.titled.was : page.title;
  const is = write ? write(inTitle, was) : was;
  if (is !== page.title) page.title = is;
  marks.titled = is === was ? undefined : { is, was };

  if (inBadge === marks.badged) return;
  marks.badged = inBadge;
  const { navigator } = page.defaultView ?? {};
  // Only installed apps have one; elsewhere it is refused, or missing.
  const done = inBadge > 0 ? navigator?.setAppBadge?.(inBadge) : navigator?.clearAppBadge?.();
  done?.catch(() => {});
}

/** Text and options of a system notification. */
export interface ElicitationNotification extends NotificationOptions {
  /** First line of the notification. */
  title: string;
}

/** Options of `notifyOnElicitation`. */
export interface NotifyOptions {
  /**
   * Returns the page title while requests wait unseen. `false` leaves the title unchanged.
   *
   * @param waiting number of unseen requests.
   * @param title the page's own title.
   * @default the number before the title: `(2) Chat`
   */
  title?: false | ((waiting: number, title: string) => string) | undefined;
  /**
   * Whether the badge of an installed app shows the number of unseen requests.
   *
   * @default true
   */
  badge?: boolean | undefined;
  /**
   * Returns the system notification for a request, or nothing to show none.
   *
   * It is shown once per request, and only if the user has given the page permission. Ask for the
   * permission when it suits your app. Write the text yourself (`${item.requester.name} has a
   * question`). Never use the request's text: a server's message must not look like a message of
   * the system.
   *
   * @default no notification
   */
  notification?: ((item: ElicitationItem) => ElicitationNotification | undefined) | undefined;
  /**
   * Called when the user clicks a notification.
   *
   * @default focuses the window and the request, expanded if it was minimized
   */
  onOpen?: ((item: ElicitationItem) => void) | undefined;
  /**
   * The document to mark. For tests.
   *
   * @default document
   */
  page?: Document | undefined;
}

/**
 * Alerts the user to requests that arrive while the page is hidden or unfocused.
 *
 * Shows their number in the title and on the app badge and, with permission, one system
 * notification per request. Clears everything when the user returns or the request settles.
 *
 * @returns a function that stops notifying and clears everything.
 * @example
 * const stop = notifyOnElicitation(queue, {
 *   notification: ({ requester }) => ({ title: `${requester.name} needs an answer` }),
 * });
 */
export function notifyOnElicitation(
  queue: ElicitationQueue,
  options: NotifyOptions = {},
): () => void {
  const { title = defaultTitle, badge = true, notification, onOpen, page = document } = options;
  const view = page.defaultView;
  /** IDs of the requests that the user has had on screen. */
  const seen = new Set<number>();
  /** IDs of the requests that had their chance of a notification. */
  const notified = new Set<number>();
  const shown = new Map<number, Notification>();
  const mine: Marking = { waiting: 0, title, badge };
  const mark = (waiting: number) => {
    mine.waiting = waiting;
    markPage(page, mine);
  };

  const notify = (item: ElicitationItem) => {
    const Constructor = view?.Notification;
    const words = Constructor?.permission === "granted" ? notification?.(item) : undefined;
    if (!Constructor || !words) return;
    const { title: line, ...rest } = words;
    try {
      const note = new Constructor(line, rest);
      shown.set(item.id, note);
      note.addEventListener("click", () => {
        view.focus();
        note.close();
        if (onOpen) onOpen(item);
        else if (item instanceof Session) item.view.reveal?.();
      });
    } catch {
      // On phones only a service worker may show one: the title and the badge are left.
    }
  };

  const look = () => {
    const waiting = queue.items.filter(({ status }) => status === "open");
    const ids = new Set(waiting.map(({ id }) => id));
    const looking = page.visibilityState === "visible" && page.hasFocus();
    if (looking) for (const itemId of ids) seen.add(itemId);
    for (const [itemId, note] of shown) {
      if (ids.has(itemId) && !looking) continue;
      note.close();
      shown.delete(itemId);
    }
    for (const itemId of seen) if (!ids.has(itemId)) seen.delete(itemId);
    const unseen = waiting.filter(({ id }) => !seen.has(id));
    for (const item of unseen) {
      if (notified.has(item.id)) continue;
      notified.add(item.id);
      notify(item);
    }
    for (const itemId of notified) if (!ids.has(itemId)) notified.delete(itemId);
    mark(unseen.length);
  };
  const unsubscribe = queue.subscribe(look);
  page.addEventListener("visibilitychange", look);
  view?.addEventListener("focus", look);
  view?.addEventListener("blur", look);
  look();
  return () => {
    unsubscribe();
    page.removeEventListener("visibilitychange", look);
    view?.removeEventListener("focus", look);
    view?.removeEventListener("blur", look);
    for (const note of shown.values()) note.close();
    shown.clear();
    mark(0);
  };
}

function defaultTitle(waiting: number, title: string): string {
  return `(${waiting}) ${title}`;
}
