// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import CssBaseline from "@mui/material/CssBaseline";
import forms from "@tailwindcss/forms";
import typography from "@tailwindcss/typography";
import postcss from "postcss";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { compile } from "tailwindcss";
import tailwind3 from "tailwindcss3";
import { utilities, worlds } from "./worlds.mjs";

/*
 * Writes the style sheets of every host: its own alone, and with ours before and after it.
 */
const require = createRequire(import.meta.url);
/** @param {string} name of a package's file */
const read = (name) => readFileSync(require.resolve(name), "utf8");
const folder = join(import.meta.dirname, "dist/worlds");
const classes = ["prose", ...Object.values(utilities).map(({ className }) => className)];

const ours = read("react-elicitation/styles.css");
const oursInLayer = '@import "react-elicitation/tailwind.css";';

mkdirSync(folder, { recursive: true });
write("plain", ours);
for (const { name, layered } of worlds) {
  const said = await styleOf(name);
  const host = layered ? `@layer host {\n${said}\n}` : said;
  const tailwind4 = said.includes('@import "tailwindcss"');
  const own = tailwind4 ? oursInLayer : ours;
  const made = { alone: host, before: `${own}\n${host}`, after: `${host}\n${own}` };
  for (const [order, text] of Object.entries(made)) {
    write(`${name}.${order}`, tailwind4 ? await withTailwind4(text) : text);
  }
}

/**
 * @param {import("./worlds.mjs").World["name"]} name
 * @returns {Promise<string>}
 */
async function styleOf(name) {
  switch (name) {
    case "tailwind-3":
      return withTailwind3(typography);
    case "tailwind-3-forms":
      return withTailwind3(typography, forms);
    case "tailwind-4":
      return '@import "tailwindcss";\n@plugin "@tailwindcss/typography";';
    case "daisyui":
      return '@import "tailwindcss";\n@plugin "daisyui";';
    case "bootstrap":
      return read("bootstrap/dist/css/bootstrap.css");
    case "github-markdown":
      return read("github-markdown-css/github-markdown.css");
    case "normalize":
      return read("normalize.css/normalize.css");
    case "modern-normalize":
      return read("modern-normalize");
    case "mantine":
      return read("@mantine/core/styles.css");
    case "mui": {
      const markup = renderToString(createElement(CssBaseline));
      return [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join("\n");
    }
    case "vite-template":
      return readTemplate("create-vite", "template-react-ts/src/index.css");
    case "vite-7-template":
      return readTemplate("create-vite7", "template-react-ts/src/index.css");
    case "next-template":
      return readTemplate("create-next-app", "dist/templates/app/ts/app/globals.css");
    case "next-tailwind":
      return readTemplate("create-next-app", "dist/templates/app-tw/ts/app/globals.css");
    case "open-props":
      return read("open-props/normalize");
    case "bulma":
      return read("bulma/css/bulma.css");
    case "mvp":
      return read("mvp.css");
    case "simple":
      return read("simpledotcss/simple.css");
    case "sanitize":
      return ["sanitize", "forms", "typography", "assets"]
        .map((file) => read(`sanitize.css/${file}.css`))
        .join("\n");
    case "pico":
      return read("@picocss/pico/css/pico.css");
    case "milligram":
      return read("milligram/dist/milligram.css");
    case "unocss":
      return read("@unocss/reset/tailwind.css");
    case "own-prose":
      return read("./prose.css");
  }
}

/**
 * @param {"create-vite" | "create-vite7" | "create-next-app"} name of the package that makes an app
 * @param {string} path of the app's style sheet, in the package
 */
function readTemplate(name, path) {
  return readFileSync(join(dirname(require.resolve(`${name}/package.json`)), path), "utf8");
}

/** @param {...object} plugins */
async function withTailwind3(...plugins) {
  const content = [{ raw: classes.join(" ") }];
  const made = postcss([tailwind3({ content, plugins })]);
  const text = "@tailwind base;@tailwind components;@tailwind utilities;";
  return (await made.process(text, { from: undefined })).css;
}

/** @param {string} text in which it is imported, and the package's style sheet as README says it */
async function withTailwind4(text) {
  const compiler = await compile(text, {
    base: import.meta.dirname,
    async loadStylesheet(id, base) {
      const name = id === "tailwindcss" ? "tailwindcss/index.css" : id;
      const path = createRequire(join(base, "index.css")).resolve(name);
      return { path, base: dirname(path), content: readFileSync(path, "utf8") };
    },
    loadModule: async (id, base) => ({ path: id, base, module: (await import(id)).default }),
  });
  return compiler.build(classes);
}

/**
 * @param {string} name
 * @param {string} css
 */
function write(name, css) {
  if (css.trim() === "") throw new Error(`${name} has no style sheet.`);
  writeFileSync(join(folder, `${name}.css`), css);
}
