import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import react from "@vitejs/plugin-react";
import { compile } from "tailwindcss";
import { defineConfig } from "vite";

const source = join(import.meta.dirname, "src");

/** Tailwind without its own scanner, which is a program for each kind of machine. */
const tailwind = {
  name: "tailwind",
  enforce: "pre",
  async transform(code, id) {
    if (id !== join(source, "index.css")) return;
    const compiler = await compile(code, {
      base: source,
      async loadStylesheet(name, base) {
        const file = name === "tailwindcss" ? "tailwindcss/index.css" : name;
        const path = createRequire(join(base, "index.css")).resolve(file);
        return { path, base: dirname(path), content: readFileSync(path, "utf8") };
      },
    });
    return compiler.build(candidates());
  },
};

/** Whatever stands between quotes and spaces in the sources. */
function candidates() {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => readFileSync(join(source, file), "utf8"));
  return [...new Set(texts.join(" ").split(/["'`\s]+/))];
}

export default defineConfig({
  root: import.meta.dirname,
  logLevel: "warn",
  plugins: [react(), tailwind],
  resolve: { alias: { "@": source } },
});
