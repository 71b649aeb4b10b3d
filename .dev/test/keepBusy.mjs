// @ts-check
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";

/**
 * Keeps every core busy until the function it returns is called.
 *
 * @returns {() => void}
 */
export function keepBusy() {
  const busy = Array.from({ length: availableParallelism() }, () =>
    // It ends with the process that it was started by, however that ends.
    spawn(
      process.execPath,
      [
        "--eval",
        "process.on('disconnect', () => process.exit()); (function turn() { const end = Date.now() + 200; while (Date.now() < end); setImmediate(turn); })()",
      ],
      {
        stdio: ["ignore", "ignore", "ignore", "ipc"],
      },
    ),
  );
  return () => busy.forEach((each) => each.kill());
}
