// @ts-check
import { run } from "../common/run.mjs";
import { say } from "../common/say.mjs";
import { keepBusy } from "./keepBusy.mjs";

/*
 * Whether `npm test` can be relied on: so many times, every second one with every core kept busy.
 *
 *   npm run test:repeat            ten times
 *   npm run test:repeat -- 4 all   four times, of `npm run test:all`
 */
const [times = "10", which = "test"] = process.argv.slice(2);
const command = [process.execPath, ".dev/test/test.mjs", ...(which === "all" ? ["--all"] : [])];

let failed = 0;
for (let time = 1; time <= Number(times); time += 1) {
  const busy = time % 2 === 0;
  const stop = busy ? keepBusy() : () => {};
  const began = performance.now();
  const { ok, output } = await run(command);
  stop();
  if (!ok) {
    failed += 1;
    console.log(output);
  }
  const took = `${Math.round((performance.now() - began) / 1_000)} s`;
  say(`${time}, ${busy ? "busy" : "quiet"}: ${output.trim().split("\n").at(-1)} (${took})`);
}
console.log(`${Number(times) - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
