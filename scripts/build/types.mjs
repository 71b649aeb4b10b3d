// @ts-check
import { rmSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { dts } from "rolldown-plugin-dts";
import ts from "typescript6";
import { cache, root, run, tool } from "../run.mjs";

/**
 * Writes the declarations into `dist`: one file that declares each type once, since two declarations
 * of a type with a unique symbol would be two types, and the entries, which only export. The file
 * exports nothing else, so a host's compiler never names a type by it.
 *
 * @param {readonly string[]} entries Paths below `src`.
 */
export async function bundleTypes(entries) {
  const folder = cache("types");
  rmSync(folder, { recursive: true, force: true });
  const { ok } = await run(tool("typescript", "tsc", "-p", "src", "--outDir", folder), {
    show: true,
  });
  if (!ok) process.exit(1);

  const names = entries.map((file) => file.replace(/\.ts$/, ".d"));
  const declarations = new Set(names.map((name) => join(folder, `${name}.ts`)));
  const bundled = await rolldown({
    cwd: folder,
    input: Object.fromEntries(names.map((name) => [name, `./${name}.ts`])),
    external: /^[^./\0]/,
    preserveEntrySignatures: "allow-extension",
    // They tell how busy the machine is.
    checks: { bundlerTimings: false },
    plugins: [
      // The compiler has written the declarations: nothing is left for a generator to do.
      dts({ dtsInput: true, emitDtsOnly: true, tsconfig: false, sourcemap: false }),
      adapt(),
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
      groups: [{ name: "types.d", test: (id) => !declarations.has(id) }],
    },
  });
  await bundled.close();
}

/** What a backend's compiler may not know: the types of React, and one of browsers alone. */
const UNKNOWN = /^import .+ from "react";$|^.*\bNotificationOptions\b/gm;

/**
 * Makes an alias of each interface that no entry exports. A host's compiler cannot name such a type
 * in the host's own declarations: it refuses an interface, and writes out what an alias stands for.
 *
 * And lets a backend compile without what it does not know, which is `any` there; and has a compiler
 * read `core` with any other entry, since it names a type by an entry that it has read.
 *
 * @returns {import("rolldown").Plugin}
 */
function adapt() {
  return {
    name: "adapt",
    renderChunk(code, { name: chunk, fileName }, _, { chunks }) {
      const exported = new Set(
        Object.values(chunks).flatMap((each) => (each.isEntry ? each.exports : [])),
      );
      const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest);
      let written = "";
      let end = 0;
      for (const node of file.statements) {
        if (!ts.isInterfaceDeclaration(node) || exported.has(node.name.text)) continue;
        const { typeParameters = [], heritageClauses = [], members } = node;
        const parameters = typeParameters.map((each) => each.getText(file)).join(", ");
        const bases = heritageClauses.flatMap(({ types }) =>
          types.map((each) => each.getText(file)),
        );
        const own = `{${code.slice(members.pos, node.end)}`;
        const name = node.name.text + (parameters && `<${parameters}>`);
        const start = node.getStart(file);
        const isExported = ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export;
        written += code.slice(end, start) + (isExported ? "export " : "");
        written += `type ${name} = ${[...bases, own].join(" & ")};`;
        end = node.end;
      }
      written += code.slice(end);
      if (chunk !== "types.d") return written;
      const types = written
        // For the order in which scripts run: declarations have none.
        .replace(/^import "\..+";\n/gm, "")
        .replace(UNKNOWN, "// @ts-ignore\n$&");
      return `import type {} from "./core.js";\n${types}`;
    },
  };
}
