import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "@playwright/test";
import { npm, run } from "../../scripts/run.mjs";

// A host's own unit tests, of a chat that shows questions, in jsdom.

for (const runner of ["vitest", "jest"]) {
  test(`the tests of a host hold with ${runner}, jsdom and Testing Library`, async () => {
    const { ok, output } = await run(npm("run", `test:${runner}`), {
      cwd: join(import.meta.dirname, "tested"),
      env: { NO_COLOR: "1", CI: "1", NODE_ENV: "test" },
    });
    expect(ok ? "" : output).toBe("");
    // A runner that is told to colour does, whatever else it is told.
    expect(stripVTControlCharacters(output)).toMatch(/Tests:?\s+[1-9][0-9] passed/);
    expect(output).not.toMatch(/not wrapped in act|Maximum call stack|Not implemented/);
  });
}

for (const load of ["import", "require"]) {
  test(`the helpers are there in Node, by ${load}`, async () => {
    const helpers = `Object.keys(await ${load}("react-elicitation/testing"))`;
    const names = `(async () => console.log(${helpers}.sort().join()))()`;
    const { output } = await run([process.execPath, "-e", names], {
      cwd: join(import.meta.dirname, "tested"),
    });
    expect(output.trim()).toMatch(/answer,cancel,createTimers,decline,fill,openPage$/m);
  });
}
