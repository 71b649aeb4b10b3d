import { writeFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { expect, test } from "@playwright/test";
import { build } from "vite";
import { followReadme } from "./liveCalls";
import { writeReadmeSteps } from "./readmeSteps.mjs";
import { servePages } from "./servers/servePages";

// The files of README as they stand, in an app of Vite; consumers/next.spec.ts has one of Next.js.

const folder = join(import.meta.dirname, "node_modules/.readme-steps");

test("who follows README gets a first answer", async ({ page }) => {
  expect(writeReadmeSteps(folder)).toEqual(["elicitation.ts", "Asked.tsx", "Chat.tsx"]);
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
  await followReadme(page, app.url);
  await app.stop();
});
