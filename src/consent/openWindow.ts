/**
 * Asks for a new window that knows neither its opener nor where it was opened from. To be called
 * in the handler of a person's click, or browsers refuse it.
 */
export function openWindow(view: Window, href: string): void {
  try {
    view.open(href, "_blank", "noopener,noreferrer");
  } catch {
    // A sandbox may throw. Whether a window came is seen by `watchOpening` in either case.
  }
}
