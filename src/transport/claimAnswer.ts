/** How long other pages may take to hear that a request was answered, in milliseconds. */
const HEARD_MILLISECONDS = 2_000;

/**
 * Makes this page the one that answers a request that several have, by a lock that the browser gives
 * to one of them: to whichever asks first, until the others have heard its answer.
 *
 * @param name of the request, the same one in every page.
 * @param held what this page has claimed; it may send more than one answer.
 * @returns lets the others answer at once, for where the answer could not be sent.
 * @throws when another page answers.
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
