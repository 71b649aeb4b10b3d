// @ts-check
import { rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { ensureBrowser } from "../browser/ensureBrowser.mjs";
import { ensureDependencies } from "../shared/ensureDependencies.mjs";
import { ensureNode } from "../shared/ensureNode.mjs";
import { cache } from "../shared/cache.mjs";
import { run } from "../shared/run.mjs";
import { steps } from "./steps.mjs";

ensureNode();
await ensureDependencies();
await ensureBrowser();

// A report of an earlier run must not stand in for one that was never written.
rmSync(cache("."), { recursive: true, force: true });

const total = { passed: 0, failed: 0 };
const beside = [];
const all = steps();
// One after the other: each uses every core it finds. What mostly waits runs beside them.
for (const step of all) {
  if (step === all.at(-1)) for (const started of beside) await started();
  const began = performance.now();
  const running = run(step.command, { env: step.env }).then((ran) => ({
    ...ran,
    seconds: `${((performance.now() - began) / 1000).toFixed(1)} s`,
  }));
  const finish = () => report(step, running);
  if (step.beside) beside.push(finish);
  else await finish();
}

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * @param {import("./steps.mjs").Step} step
 * @param {Promise<{ ok: boolean, output: string, seconds: string }>} running
 */
async function report(step, running) {
  process.stdout.write(`› ${step.name} … `);
  const { ok, output, seconds } = await running;

  const {
    passed,
    failed,
    skipped,
    said = [],
  } = step.counts?.(output) ?? {
    passed: ok ? 1 : 0,
    failed: ok ? 0 : 1,
    skipped: 0,
  };
  total.passed += passed;
  // A run can fail without a failing test: nothing found, a crash, an error between tests.
  total.failed += !ok && failed === 0 ? 1 : failed;
  const tests = step.counts ? `${passed} passed, ${failed} failed, ` : "";
  console.log(`${ok ? "✓" : "✗"} ${tests}${skipped ? `${skipped} skipped, ` : ""}${seconds}`);
  for (const line of said) console.log(`  ${line}`);
  if (!ok || step.shown) console.log(stripVTControlCharacters(output).trim().replace(/^/gm, "  "));
}
