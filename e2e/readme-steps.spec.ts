import { writeFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { expect, test } from "@playwright/test";
import { build } from "vite";
import { readExamples, writeExamples } from "./documentExamples.mjs";
import { answerReadme, followReadme } from "./liveCalls";
import { startEverything } from "./servers/everything.mjs";
import { servePages } from "./servers/servePages";

// The examples of README as they are, in an app of Vite; consumers/next.spec.ts has one of Next.js.
// The pages in docs/start have the same code: see scripts/docs/tables.test.mjs.

const folder = join(import.meta.dirname, "node_modules/.readme-steps");
const [form, client] = readExamples("README.md");

/** Builds an app whose `App.tsx` is in the folder, and serves it. */
async function serveApp(root: string) {
  writeFileSync(
    join(root, "main.tsx"),
    `import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import App from "./App";
createRoot(document.getElementById("root")!).render(<StrictMode><App /></StrictMode>);`,
  );
  writeFileSync(
    join(root, "index.html"),
    `<!doctype html><title>Chat</title><div id="root"></div><script type="module" src="main.tsx"></script>`,
  );
  await build({ configFile: false, root, logLevel: "error", plugins: [react()] });
  return servePages(join(root, "dist"));
}

test("the first example of README shows a form and prints the response", async ({ page }) => {
  const root = join(folder, "form");
  expect(writeExamples(root, form)).toContain("App.tsx");
  const app = await serveApp(root);
  await page.goto(app.url);
  await page.getByRole("textbox", { name: "Name" }).fill("Ada");
  await page.getByRole("button", { name: "Submit" }).click();
  const output = page.locator("pre", { hasText: "accept" });
  await expect(output).toBeVisible();
  expect(JSON.parse((await output.textContent()) ?? "")).toEqual({
    action: "accept",
    content: { name: "Ada", guests: 2 },
  });
  await app.stop();
});

test("the second example of README answers an MCP server", async ({ page }) => {
  const root = join(folder, "client");
  expect(writeExamples(root, client).toSorted()).toEqual(["App.tsx", "mcp.ts"]);
  const app = await serveApp(root);
  await followReadme(page, app.url);
  await app.stop();
});

test("the second example of README goes on after its server was restarted", async ({ page }) => {
  const root = join(folder, "restarted");
  writeExamples(root, client);
  const app = await serveApp(root);
  const server = await startEverything();
  await followReadme(page, app.url, server.url);
  await server.stop();
  const restarted = await startEverything(Number(new URL(server.url).port));
  await answerReadme(page, "Grace");
  await restarted.stop();
  await app.stop();
});
