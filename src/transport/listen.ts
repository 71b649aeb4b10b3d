/** The part of an `EventTarget` that channels need, whoever made it. */
export interface Listenable {
  addEventListener(name: string, listener: (event: Event) => void): void;
  removeEventListener(name: string, listener: (event: Event) => void): void;
}

/**
 * Listens to the messages that come and to other events, until the function it returns is called.
 *
 * @param suits whether a message is for us; by default all are.
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
