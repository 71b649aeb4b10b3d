import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { expect, test } from "@playwright/test";
import { build } from "vite";
import { servers } from "./servers";
import { servePages } from "./servers/servePages";

// The files of README as they stand, in an app of Vite: only the server and its tool are ours.

const folder = join(import.meta.dirname, "node_modules/.readme-steps");
const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
const steps = Array.from(readme.matchAll(/^```tsx\n(\/\/ (\w+\.tsx?)\n.*?)^```/gms), (found) => ({
  name: found[2] ?? "",
  code: found[1] ?? "",
}));

test("who follows README gets a first answer", async ({ page }) => {
  expect(steps.map(({ name }) => name)).toEqual(["elicitation.ts", "Asked.tsx", "Chat.tsx"]);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, code } of steps) {
    const mine = code
      .replace("https://mcp.tables.example/mcp", servers.everything)
      .replace("book_table", "trigger-elicitation-request");
    writeFileSync(join(folder, name), mine);
  }
  writeFileSync(
    join(folder, "main.tsx"),
    `import { createRoot } from "react-dom/client";
import { Chat } from "./Chat";
createRoot(document.getElementById("root")!).render(<Chat />);`,
  );
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html><title>Chat</title><div id="root"></div><script type="module" src="main.tsx"></script>`,
  );
  await build({ configFile: false, root: folder, logLevel: "error", plugins: [react()] });
  const app = await servePages(join(folder, "dist"));

  await page.goto(app.url);
  await page.getByRole("button", { name: "Book a table" }).click();
  await page.getByRole("textbox", { name: "String", exact: true }).fill("Ada");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("- Name: Ada")).toBeVisible();
  await app.stop();
});
