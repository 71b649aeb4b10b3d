import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import react from "@vitejs/plugin-react";
import { expect, type Page, test } from "@playwright/test";
import { build } from "vite";
import { run, tool } from "../../scripts/run.mjs";
import { servePages } from "../servers/servePages";
import { pressByKeyboard, tabTo } from "./support";

// Examples of the guides that import a framework. `readme.spec.ts` compiles all other examples.

const docs = join(import.meta.dirname, "../../docs");
const folder = join(import.meta.dirname, "node_modules/.guides");

/** The examples of a guide. One in a block `tsx app` needs the packages of these apps. */
function examplesOf(guide: string) {
  const blocks = readFileSync(join(docs, guide), "utf8").matchAll(/^```tsx( app)?\n(.*?)^```/gms);
  return Array.from(blocks, ([, app, code = ""]) => ({ needsApps: app !== undefined, code }));
}

/** The path in the comment that an example starts with. */
function pathOf(code: string): string | undefined {
  return /^\/\/ ([\w/.[\]-]+\.tsx?)\n/.exec(code)?.[1];
}

const app = join(import.meta.dirname, "next-ai-sdk");

const guides = readdirSync(docs, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md"))
  .map((name) => ({ name, examples: examplesOf(name) }))
  .filter(({ examples }) => examples.some(({ needsApps }) => needsApps));

/** AI SDK 6, which runs on Node 20. The apps have 7. */
const sixth = {
  ai: ["../ai-6"],
  "@ai-sdk/mcp": ["../ai-sdk-mcp-1"],
  "@ai-sdk/react": ["../ai-sdk-react-3"],
};

/** Compiles files of the folder, and returns what the compiler says. */
async function compile(name: string, include: string[], packages: Record<string, string[]> = {}) {
  const paths = { "@/*": guides.map((each) => `./${basename(each.name, ".md")}/*`), ...packages };
  const config = { extends: "../../tsconfig.json", compilerOptions: { paths }, include };
  writeFileSync(join(folder, name), JSON.stringify({ ...config, exclude: [] }));
  return (await run(tool("typescript", "tsc", "-p", join(folder, name)))).output;
}

test("every example of the guides that imports a framework compiles, and with AI SDK 6", async () => {
  expect(guides.length).toBeGreaterThanOrEqual(6);
  rmSync(folder, { recursive: true, force: true });
  for (const { name, examples } of guides) {
    const place = join(folder, basename(name, ".md"));
    for (const [index, { code }] of examples.entries()) {
      const file = join(place, pathOf(code) ?? `example${index}.tsx`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, code);
    }
  }
  // The host's own file.
  writeFileSync(
    join(folder, "vercel-ai-sdk/lib/model.ts"),
    'import type { LanguageModel } from "ai";\nexport declare const model: LanguageModel;\n',
  );
  expect(await compile("tsconfig.json", ["**/*.ts", "**/*.tsx"])).toBe("");
  const ofAiSdk = ["vercel-ai-sdk/**/*.ts", "vercel-ai-sdk/**/*.tsx"];
  expect(await compile("tsconfig.6.json", ofAiSdk, sixth)).toBe("");
});

test("the guide of the AI SDK has the files of its sample app, which runs in a browser", () => {
  const files = examplesOf("guides/vercel-ai-sdk.md").flatMap(({ code }) => {
    const path = pathOf(code);
    return path && existsSync(join(app, path)) ? [{ path, code }] : [];
  });
  expect(files.length).toBeGreaterThanOrEqual(8);
  for (const { path, code } of files) {
    expect(code, path).toBe(`// ${path}\n${readFileSync(join(app, path), "utf8")}`);
  }
});

test.describe("the recipes show an approval in the messages of a chat, as they stand", () => {
  // One worker, so that the chats are built once.
  test.describe.configure({ mode: "default" });
  const place = join(import.meta.dirname, "node_modules/.recipes");
  let chats: Awaited<ReturnType<typeof servePages>>;

  /** Each chat, and how a user makes its model call the tool. */
  const asks: Record<string, (page: Page) => Promise<void>> = {
    "assistant-ui": async (page) => {
      await tabTo(page, page.getByRole("button", { name: "Ask" }));
      await page.keyboard.press("Enter");
    },
    copilotkit: async (page) => {
      await tabTo(page, page.getByRole("textbox", { name: "Message" }));
      await page.keyboard.type("Delete notes.txt");
      await page.keyboard.press("Enter");
    },
  };
  const names = Object.keys(asks);

  test.beforeAll(async () => {
    rmSync(place, { recursive: true, force: true });
    mkdirSync(place, { recursive: true });
    const blocks = examplesOf("guides/approval-recipes.md").map(({ code }) => code);
    const write = (name: string, find: (code: string) => boolean) =>
      writeFileSync(join(place, `${name}.tsx`), blocks.find(find) ?? "");
    write("ask", (code) => pathOf(code) === "ask.tsx");
    for (const name of names) {
      write(name, (code) => code.includes(`from "@${name}/`));
      writeFileSync(
        join(place, `${name}.html`),
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Chat</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="../../approvals/${name}.tsx"></script></html>`,
      );
    }
    await build({
      configFile: false,
      root: place,
      logLevel: "error",
      plugins: [react()],
      resolve: { alias: [{ find: /^recipe:(.*)$/, replacement: join(place, "$1.tsx") }] },
      build: {
        chunkSizeWarningLimit: 5000,
        rolldownOptions: { input: names.map((name) => join(place, `${name}.html`)) },
      },
    });
    chats = await servePages(join(place, "dist"));
  });
  test.afterAll(() => chats.stop());

  for (const name of names) {
    test(`${name}: an allowed call runs with the user's changes, and a denied one does not run`, async ({
      page,
    }) => {
      const deleted: unknown[] = [];
      await page.exposeFunction("deleteFile", (args: unknown) => {
        deleted.push(args);
        return "Deleted.";
      });
      const button = (label: string) => page.getByRole("button", { name: label, exact: true });
      await page.goto(`${chats.url}${name}.html`);

      await asks[name]?.(page);
      await pressByKeyboard(page, button("Edit"));
      await tabTo(page, page.getByRole("textbox", { name: "path" }));
      await page.keyboard.press("End");
      await page.keyboard.type(".old");
      await pressByKeyboard(page, button("Save changes"));
      await pressByKeyboard(page, button("Allow once with changes"));
      await expect.poll(() => deleted).toEqual([{ path: "notes.txt.old" }]);

      await page.reload();
      await asks[name]?.(page);
      await pressByKeyboard(page, button("Deny"));
      await expect(page.getByText("The user did not allow this call.")).toBeVisible();
      expect(deleted).toHaveLength(1);
    });
  }
});
