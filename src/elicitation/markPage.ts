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

/** A page has one title and one badge, however many queues it has. */
const pages = new WeakMap<Document, Marks>();

/**
 * Marks the title and the badge of a page with the unseen requests of its queues, or removes the
 * marks.
 *
 * @param changed marks of the queue that has changed.
 */
export function markPage(page: Document, changed: Marking): void {
  const marks = pages.get(page) ?? { markings: new Set(), titled: undefined, badged: 0 };
  pages.set(page, marks);
  marks.markings.delete(changed);
  if (changed.waiting > 0) marks.markings.add(changed);

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
