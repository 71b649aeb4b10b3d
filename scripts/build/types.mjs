// @ts-check
import { rmSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { dts } from "rolldown-plugin-dts";
import { cache, root, run, tool } from "../run.mjs";

/**
 * Writes the declarations of the entries into `dist`. Each type is declared once and shared: two
 * declarations of a type with a unique symbol would be two types. What only the root needs is
 * declared in its own file, so the others name nothing of React but one type.
 *
 * @param {readonly string[]} entries Paths below `src`, the root first.
 */
export async function bundleTypes(entries) {
  const folder = cache("types");
  rmSync(folder, { recursive: true, force: true });
  const { ok } = await run(tool("typescript", "tsc", "-p", "src", "--outDir", folder), {
    show: true,
  });
  if (!ok) process.exit(1);

  const names = entries.map((file) => file.replace(/\.ts$/, ".d"));
  const shared = new Set(names.slice(1).map((name) => join(folder, `${name}.ts`)));
  const bundled = await rolldown({
    cwd: folder,
    input: Object.fromEntries(names.map((name) => [name, `./${name}.ts`])),
    external: /^[^./\0]/,
    preserveEntrySignatures: "allow-extension",
    plugins: [
      // The compiler has written the declarations: nothing is left for a generator to do.
      dts({ dtsOnly: true, generator: "oxc", tsconfig: false }),
      withoutReact(),
    ],
    onLog: (level, log, print) => {
      if (level === "warn") throw new Error(log.message);
      print(level, log);
    },
  });
  await bundled.write({
    dir: join(root, "dist"),
    format: "es",
    minifyInternalExports: false,
    entryFileNames: "[name].ts",
    chunkFileNames: "[name].ts",
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        {
          debugName: "types of several entries",
          name: (id, graph) => {
            const importers = new Set([id]);
            for (const each of importers)
              for (const next of graph.getModuleInfo(each)?.importers ?? []) importers.add(next);
            return [...importers].some((each) => shared.has(each)) ? "types.d" : null;
          },
        },
      ],
    },
  });
  await bundled.close();
}

/**
 * Lets a host without React's types compile what the entries other than the root declare: a type of
 * React is `any` there.
 *
 * @returns {import("rolldown").Plugin}
 */
function withoutReact() {
  return {
    name: "without react",
    renderChunk(code, { name, imports }) {
      if (name === "index.d") return;
      const others = imports.filter((each) => each !== "react" && each !== "types.d.ts");
      if (others.length > 0) throw new Error(`The types of ${name} import ${others.join(", ")}.`);
      return code.replace(/^import .+ from "react";$/m, "// @ts-ignore\n$&");
    },
  };
}
