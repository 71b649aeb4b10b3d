/** The part of an `EventTarget` that channels need, whoever made it. */
export interface Listenable {
  addEventListener(name: string, listener: (event: Event) => void): void;
  removeEventListener(name: string, listener: (event: Event) => void): void;
}

/** Listens to several events at once, until the function it returns is called. */
export function listen(
  target: Listenable,
  listeners: Readonly<Record<string, (event: Event) => void>>,
): () => void {
  const entries = Object.entries(listeners);
  for (const [name, listener] of entries) target.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of entries) target.removeEventListener(name, listener);
  };
}
