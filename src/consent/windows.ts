/**
 * Opens a new window without `opener` and `referrer`.
 *
 * Must be called in the handler of a user's click, or browsers block it.
 */
export function openWindow(view: Window, href: string): void {
  try {
    view.open(href, "_blank", "noopener,noreferrer");
  } catch {
    // A sandbox may throw. Whether a window came is seen by `watchOpening` in either case.
  }
}

/** Copies a text to the clipboard; `false` where the browser or the frame does not allow it. */
export async function copyText(view: Window, text: string): Promise<boolean> {
  try {
    await view.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
