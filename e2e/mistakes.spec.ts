import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { expect, type Page, test } from "@playwright/test";
import { build } from "vite";
import { run, tool } from "../scripts/run.mjs";
import { servers } from "./servers";
import { servePages } from "./servers/servePages";
import { needsChromium } from "./support";

// Checks the warning or error for each mistake of a host. The page with the mistakes is in
// e2e/mistakes/, built as a development server would.

const folder = join(
  import.meta.dirname,
  "node_modules/.mistakes",
  process.env.TEST_PARALLEL_INDEX ?? "0",
);

/** Builds the page, and returns the folder that it is in. */
async function buildHost(mode: "development" | "production"): Promise<string> {
  const outDir = join(folder, mode);
  await build({
    configFile: false,
    root: join(import.meta.dirname, "mistakes"),
    logLevel: "error",
    plugins: [react()],
    mode,
    define: { "process.env.NODE_ENV": JSON.stringify(mode) },
    build: { outDir, emptyOutDir: true, target: "esnext", minify: mode === "production" },
  });
  return outDir;
}

interface Told {
  /** A warning in the console. */
  warns?: RegExp;
  /** An error in the console that is not ours. */
  logs?: RegExp;
  /** The error that the component throws. */
  throws?: RegExp;
  /** What a call returns or rejects with. */
  returns?: RegExp;
  /** Does more, and checks what the user sees. */
  use?: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Checks that the user can decline, and can submit nothing. */
async function cannotSubmit(page: Page): Promise<void> {
  await expect(page.getByText("This request can’t be shown as a form.")).toBeVisible();
  await expect(button(page, "Decline")).toBeVisible();
  await expect(button(page, "Cancel")).toBeVisible();
  await expect(page.locator("[data-name=submit]")).toHaveCount(0);
}

async function showsNothing(page: Page): Promise<void> {
  await expect(page.locator("#root")).toBeEmpty();
}

const unreadable = (warns: RegExp): Told => ({ warns, use: cannotSubmit });

/** The expected messages. */
const told: Record<string, Told> = {
  none: { use: (page) => expect(button(page, "Submit")).toBeVisible() },
  "no styles": { warns: /style sheet is missing\. Import "react-elicitation\/styles\.css"/ },
  "form without requester": { throws: /without `requester`\. Pass your own name/ },
  "consent without requester": { throws: /without `requester`/ },
  "elicitation without requester": { throws: /without `requester`/ },
  "requester without name": { warns: /`name` of the `requester` is empty/ },
  "elicit without options": { returns: /queue\.elicit\(\) needs a request and its requester/ },
  "elicit without request": { returns: /queue\.elicit\(\) needs a request and its requester/ },
  "form without request": { throws: /without `request`\. Pass the `params`/ },
  "consent without request": { throws: /without `request`/ },
  "elicitation without request": { throws: /without `request`/ },
  "dialog without request": { throws: /without `request`/ },
  "hook without request": { throws: /without `request`/ },
  "item undefined": { use: showsNothing },
  "dialog of item undefined": { use: showsNothing },
  "hook without queue": { throws: /useElicitation\(\) was called without a queue/ },
  "form without onRespond": { throws: /without `onRespond`/ },
  "consent without onRespond": { throws: /without `onRespond`/ },
  "elicitation without onRespond": { throws: /without `onRespond`/ },
  "request in render": {
    warns: /new `request` object that equals/,
    use: async (page) => {
      await page.getByRole("textbox", { name: "Name" }).fill("Ada");
      await button(page, "Submit").click();
      await expect(page.locator("[data-elicit=receipt-brief]")).toHaveText("Ada");
      await expect(page.getByRole("textbox")).toHaveCount(0);
      await button(page, "Render again").click();
      await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("");
    },
  },
  "schema null": unreadable(/`requestedSchema` is null/),
  "schema missing": unreadable(/`requestedSchema` is missing/),
  "schema array": unreadable(/`requestedSchema` is an array/),
  "schema text": unreadable(/`requestedSchema` is a string/),
  "schema of type array": unreadable(/`requestedSchema\.type` is "array"/),
  "properties as array": unreadable(/`requestedSchema\.properties` is an array/),
  "whole message": unreadable(/looks like the whole message\. Pass its `params`/),
  "other name": unreadable(/has a `schema`, and no `requestedSchema`/),
  "mode unknown": unreadable(/mode is "voice"/),
  "fields as schema": unreadable(/neither `type: "object"` nor `properties`/),
  "type unknown": {
    use: async (page) => {
      const seat = page.getByRole("textbox", { name: "Seat" });
      await expect(seat).toHaveAccessibleDescription(/JSON/);
      const code = page.getByRole("textbox", { name: "Code" });
      await expect(code).toHaveAccessibleDescription(/The server will check the format/);
    },
  },
  "handlers of two connections": {
    use: async (page) => {
      await expect(page.getByRole("form")).toHaveCount(2);
    },
  },
  "result misspelled": { returns: /^{"action":"accept","content":{"nam":1}}$/ },
  "capabilities missing": { returns: /does not support elicitation capability/i },
  "server without CORS": { logs: /CORS policy/, returns: /Failed to fetch/ },
  "queue in render": { throws: /Maximum update depth|Too many re-renders/ },
  "form in form": { warns: /inside a <form> of the page/, logs: /cannot be a descendant/ },
  "locale unknown": { warns: /`locale` "de_DE" is no BCP 47 tag.*"de-DE"/ },
  "time zone unknown": { warns: /`timeZone` "Berlin" is unknown here.*"Europe\/Berlin"/ },
  "drafts without storage": { warns: /`saveDrafts` stores nothing/ },
  "control without focusRef": { warns: /"string" fields doesn't use `focusRef`/ },
  "control that throws": {
    logs: /Broken control/,
    use: (page) => expect(page.getByRole("textbox", { name: "Name" })).toBeVisible(),
  },
};

test.describe("mistakes of a host", needsChromium("errors in the words of its engine"), () => {
  // One worker, so that the page is built once.
  test.describe.configure({ mode: "default" });

  let app: Awaited<ReturnType<typeof servePages>>;

  test.beforeAll(async () => {
    app = await servePages(await buildHost("development"));
  });
  test.afterAll(() => app.stop());

  for (const [name, { warns, logs, throws, returns, use }] of Object.entries(told)) {
    test(name, async ({ page }) => {
      const warnings: string[] = [];
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "warning") warnings.push(message.text());
        if (message.type() === "error") errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await page.clock.install();
      await page.goto(`${app.url}?other=${servers.otherPages}#${encodeURIComponent(name)}`);
      if (throws) await expect(page.getByRole("alert")).toHaveText(throws);
      if (returns) await expect(page.locator("output")).toHaveText(returns);
      if (!throws && !returns) await use?.(page);
      if (warns) {
        await expect.poll(() => page.clock.runFor(1_000).then(() => warnings)).toHaveLength(1);
        expect(warnings[0]).toMatch(/^react-elicitation: /);
        expect(warnings[0]).toMatch(warns);
      } else {
        await page.clock.runFor(2_000);
        expect(warnings).toEqual([]);
      }
      if (logs) expect(errors.join("\n")).toMatch(logs);
      else if (!throws) expect(errors).toEqual([]);
    });
  }
});

test("a production build holds none of the warnings", async () => {
  const assets = join(await buildHost("production"), "assets");
  const built = readdirSync(assets).map((file) => readFileSync(join(assets, file), "utf8"));
  expect(built.join("")).toContain("was rendered without");
  expect(built.join("")).not.toContain("BCP 47");
});

test("components and hooks of a server component are named by its framework", () => {
  for (const module of [
    "form/ElicitationForm",
    "elicitation/Elicitation",
    "queue/useElicitation",
  ]) {
    const file = join(import.meta.dirname, `node_modules/react-elicitation/dist/${module}.js`);
    expect(readFileSync(file, "utf8")).toMatch(/^"use client"/);
  }
});

/** Hosts that compile with an error, and what that says. */
const types = {
  "a request without a type": {
    code: `const request = { message: "Who?", requestedSchema: { type: "object", properties: {} } };
export const form = <ElicitationForm request={request} requester={requester} onRespond={() => {}} />;`,
    says: /requestedSchema.*Type 'string' is not assignable to type '"object"/s,
    saysNot: /ExtensionRequest|'mode'/,
  },
  "an item that may be undefined": {
    code: `export function Chat({ queue }: { queue: ElicitationQueue }) {
  const { item } = useElicitation(queue);
  return <><Elicitation item={item} /><ElicitationDialog item={item} /></>;
}`,
    says: /^$/,
    saysNot: /./,
  },
} as const;

for (const compiler of ["typescript5", "typescript6", "typescript"]) {
  for (const [what, { code, says, saysNot }] of Object.entries(types)) {
    test(`${compiler} points at the cause: ${what}`, async () => {
      const place = join(folder, `${compiler}-${Object.keys(types).indexOf(what)}`);
      rmSync(place, { recursive: true, force: true });
      mkdirSync(place, { recursive: true });
      writeFileSync(
        join(place, "host.tsx"),
        `import { Elicitation, ElicitationDialog, ElicitationForm, useElicitation, type ElicitationQueue } from "react-elicitation";
const requester = { name: "Table booking" };
${code}
`,
      );
      const compilerOptions = {
        target: "ES2022",
        module: "ESNext",
        moduleResolution: "bundler",
        jsx: "react-jsx",
        strict: true,
        noEmit: true,
        skipLibCheck: true,
      };
      writeFileSync(join(place, "tsconfig.json"), JSON.stringify({ compilerOptions }));
      const { output } = await run(tool(compiler, "tsc", "-p", place));
      expect(output).toMatch(says);
      expect(output).not.toMatch(saysNot);
    });
  }
}
