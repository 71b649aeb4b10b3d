/**
 * Runs tasks in parallel. The first failure, or the signal, aborts the others.
 *
 * Rejects with the first error, or the signal's reason.
 */
export async function together<T>(
  outer: AbortSignal | undefined,
  tasks: readonly ((signal: AbortSignal) => Promise<T>)[],
): Promise<T[]> {
  outer?.throwIfAborted();
  const controller = new AbortController();
  const { signal } = controller;
  const onAbort = () => controller.abort(outer?.reason);
  outer?.addEventListener("abort", onAbort);
  // A task may never look at its signal.
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  try {
    return await Promise.race([aborted, Promise.all(tasks.map((task) => task(signal)))]);
  } catch (error) {
    controller.abort(error);
    throw error;
  } finally {
    outer?.removeEventListener("abort", onAbort);
  }
}
