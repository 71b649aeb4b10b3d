/** The methods of `EventTarget` that channels need. */
export interface Listenable {
  /** Adds an event listener. */
  addEventListener(name: string, listener: (event: Event) => void): void;
  /** Removes an event listener. */
  removeEventListener(name: string, listener: (event: Event) => void): void;
}

/**
 * Listens to messages and to other events.
 *
 * @param suits whether a message is for us. Default: all are.
 * @returns a function that stops listening.
 */
export function listen(
  target: Listenable,
  listener: (message: unknown) => void,
  others: Readonly<Record<string, (event: Event) => void>>,
  suits: (event: Event) => boolean = () => true,
): () => void {
  const message = (event: Event) => {
    if ("data" in event && suits(event)) listener(event.data);
  };
  const entries = Object.entries({ message, ...others });
  for (const entry of entries) target.addEventListener(...entry);
  return () => {
    for (const entry of entries) target.removeEventListener(...entry);
  };
}
