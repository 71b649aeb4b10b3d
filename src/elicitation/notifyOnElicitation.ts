import type { ElicitationItem } from "../queue/ElicitationItem.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { type Marking, markPage } from "./markPage.js";
import { reveal } from "./revealing.js";

/** The words of a system notification: the host's own. */
export interface ElicitationNotification extends NotificationOptions {
  /** Its first line. */
  title: string;
}

/** How `notifyOnElicitation` earns attention. */
export interface NotifyOptions {
  /**
   * The title of the page while questions wait unseen. By default their number stands before it:
   * `(2) Chat`. `false` leaves the title alone.
   *
   * @param waiting how many wait.
   * @param title what the page is called.
   */
  title?: false | ((waiting: number, title: string) => string) | undefined;
  /** Whether the badge of an installed app tells how many wait. Default: `true`. */
  badge?: boolean | undefined;
  /**
   * The words of the one system notification of a question, or nothing for none. It is shown only
   * where the person has given the page permission, for which the host asks when it suits.
   *
   * Use words of your own (`${item.requester.name} has a question`), never the request's: what a server
   * says must not look as if the system said it.
   */
  notification?: ((item: ElicitationItem) => ElicitationNotification | undefined) | undefined;
  /**
   * The person followed the notification. By default the window takes the focus, and the question,
   * unfolded, the focus in it.
   */
  onOpen?: ((item: ElicitationItem) => void) | undefined;
  /** The page. For tests. */
  page?: Document | undefined;
}

/**
 * Earns the attention of a person for questions that wait where they do not look (another tab, another
 * window), once for each: marks the title and the badge, and shows a system notification where they
 * allowed it. When they look, or when a question is over, answered elsewhere perhaps, all of it goes.
 *
 * @returns a function that stops it, and takes everything back.
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
  /** Questions that the person has had before them. */
  const seen = new Set<number>();
  /** Those that a notification was made for, or could have been. */
  const told = new Set<number>();
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
        else reveal(item.request);
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
      if (told.has(item.id)) continue;
      told.add(item.id);
      notify(item);
    }
    for (const itemId of told) if (!ids.has(itemId)) told.delete(itemId);
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
