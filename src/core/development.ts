/** Replaced by bundlers, which leave `typeof process` alone. Unbundled, a browser has no `process`. */
declare const process: { env: { NODE_ENV?: string } };

/** Whether this is a production build. */
export function isProduction(): boolean {
  try {
    return process.env.NODE_ENV === "production";
  } catch {
    return false;
  }
}

const warned = new Set<string>();

/** Warns the developer in the console, once per message. */
export function warnOnce(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  // oxlint-disable-next-line no-console -- the console is where developers look, and users don't
  console.warn(message);
}
