// @ts-check
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { root } from "../run.mjs";

const source = join(root, "src");

/** The entry points, as paths below `src`. */
export const entries = [
  "index.ts",
  "core.ts",
  "relay.ts",
  "agents.ts",
  "testing.ts",
  "strings.ts",
  ...readdirSync(join(source, "strings/locales"))
    .filter((file) => !file.includes(".test."))
    .map((file) => `strings/locales/${file}`),
];

/**
 * Compiles each module of `src` to a module of `dist`. Dependencies are not bundled.
 *
 * The package has no side effects, so a host's bundler leaves out the modules that it doesn't need.
 */
export async function bundle() {
  const bundled = await rolldown({
    cwd: source,
    input: Object.fromEntries(entries.map((file) => [file.replace(/\.ts$/, ""), `./${file}`])),
    external: /^[^./\0]/,
    platform: "neutral",
    // Build times depend on how busy the machine is.
    checks: { bundlerTimings: false, circularDependency: true },
    transform: { target: "es2022", jsx: "react-jsx" },
    onLog: (level, log, print) => {
      // `/testing` imports what other modules import late. And "use client" is kept.
      if (log.code === "INEFFECTIVE_DYNAMIC_IMPORT" || log.code === "MODULE_LEVEL_DIRECTIVE")
        return;
      if (level === "warn") throw new Error(log.message);
      print(level, log);
    },
  });
  await bundled.write({
    dir: join(root, "dist"),
    format: "es",
    preserveModules: true,
    preserveModulesRoot: source,
    minifyInternalExports: false,
  });
  await bundled.close();
}
