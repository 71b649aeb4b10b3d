/** For how long the other pages may not have heard yet that a request was answered, in milliseconds. */
const HEARD_WITHIN = 2_000;

/**
 * Makes this page the one that answers a request that several have, by a lock that the browser gives
 * to one of them: to whichever asks first, until the others have heard its answer.
 *
 * @param name of the request, the same one in every page.
 * @param held what this page has claimed; it may send more than one answer.
 * @returns lets the others answer at once, for where the answer could not be sent.
 * @throws when another page answers.
 */
export function claimAnswer(
  locks: LockManager,
  name: string,
  held: Set<string>,
): Promise<() => void> {
  // What was claimed before is an answer's that was sent.
  const keep = () => {};
  if (held.has(name)) return Promise.resolve(keep);
  return new Promise((resolve, reject) => {
    const hold = async (lock: Lock | null) => {
      if (!lock) return reject(new Error("Another page answers."));
      held.add(name);
      await new Promise<void>((release) => {
        const timer = setTimeout(release, HEARD_WITHIN);
        resolve(() => {
          clearTimeout(timer);
          release();
        });
      });
      held.delete(name);
    };
    // Where the browser refuses its locks, with storage blocked for one, it is as if there were none.
    locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(keep));
  });
}
