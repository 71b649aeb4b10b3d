// @ts-check
import { existsSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";

/**
 * Builds the page of one subject for production, with nothing in it of the others.
 *
 * @param {string} name
 * @param {{ minify?: boolean }} [options]
 */
export async function buildPage(name, { minify = true } = {}) {
  const page = join(import.meta.dirname, "page");
  const subject = ["tsx", "jsx"]
    .map((ending) => `${name}.${ending}`)
    .find((file) => existsSync(join(page, "subjects", file)));
  if (!subject) throw new Error(`There is no subject "${name}".`);
  await build({
    configFile: false,
    root: page,
    base: "./",
    logLevel: "error",
    plugins: [
      react(),
      {
        name: "subject",
        transformIndexHtml: {
          order: "pre",
          handler: (html) => html.replace("SUBJECT", subject),
        },
      },
    ],
    build: {
      outDir: join(import.meta.dirname, "dist", name),
      emptyOutDir: true,
      minify,
      chunkSizeWarningLimit: 2000,
    },
  });
}
