/** How long other pages may take to learn that a request was answered, in milliseconds. */
const HEARD_MILLISECONDS = 2_000;

/**
 * Claims the right to respond to a request that several pages show, by a lock of the browser.
 *
 * The first page to claim it keeps it until the others have learned of its response.
 *
 * @param name name of the request, the same in every page.
 * @param held claims of this page, which may send more than one response.
 * @returns a function that releases the claim, if the response could not be sent.
 * @throws {Error} if another page responds.
 */
export async function claimAnswer(
  locks: LockManager,
  name: string,
  held: Set<string>,
): Promise<() => void> {
  // A claim of before belongs to an answer that was sent, so it is never released.
  const keep = () => {};
  if (held.has(name)) return keep;
  return new Promise((resolve, reject) => {
    const hold = async (lock: Lock | null) => {
      if (!lock) return reject(new Error("Another page answers."));
      held.add(name);
      await new Promise<void>((release) => {
        setTimeout(release, HEARD_MILLISECONDS);
        resolve(() => release());
      });
      held.delete(name);
    };
    // A browser that refuses its locks, where storage is blocked for one, is treated as one
    // without.
    locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(keep));
  });
}
