import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { expect, type Page, test } from "@playwright/test";
import { build, transformWithOxc } from "vite";
import { reported, watchSent } from "./liveCalls";
import { serveFetch } from "./servers/serveFetch.mjs";
import { servePages } from "./servers/servePages";
import { servers } from "./servers";
import { needsChromium, readThrough } from "./support";

// Runs the first `tsx` block of each page of docs/start and docs/guides, exactly as it stands. The
// host around it is in e2e/guides/hosts.tsx. readme-steps.spec.ts runs those of README.

/** Each worker has its own, so that one does not build while another tests. */
const folder = join(
  import.meta.dirname,
  "node_modules/.guides",
  process.env.TEST_PARALLEL_INDEX ?? "0",
);
const docs = join(import.meta.dirname, "../docs");
const pages = ["start", "guides"]
  .flatMap((part) =>
    readdirSync(join(docs, part)).map((file) => ({
      name: basename(file, ".md"),
      path: join(docs, part, file),
    })),
  )
  // It runs in Node: `scripts/docs/copilot.test.mjs`.
  .filter(({ name }) => name !== "github-copilot");

/** The MCP server of the examples. */
const serverUrl = "http://localhost:3001/mcp";

const accepted = { action: "accept", content: { name: "Ada" } };

const begin = (page: Page) => page.getByRole("button", { name: "Ask", exact: true }).click();
async function press(page: Page, name: string) {
  if (name === "Submit") await readThrough(page);
  await page.getByRole("button", { name, exact: true }).click();
}
const fill = (page: Page, name = "Name") =>
  page.getByRole("textbox", { name, exact: true }).fill("Ada");

/** Answers the one field of the host's request. */
async function answersForm(page: Page, submit = "Submit", response: unknown = accepted) {
  await begin(page);
  await fill(page);
  await press(page, submit);
  expect(await reported(page)).toEqual(response);
}

/** Answers the request of the MCP server, which reports the answer in the result of its call. */
async function answersServer(page: Page) {
  await begin(page);
  await fill(page, "String");
  await press(page, "Submit");
  await expect(page.getByLabel("What the server got")).toContainText("- Name: Ada");
}

interface Run {
  /** Uses the page as a user does, and checks the response. */
  use: (page: Page) => Promise<void>;
  /** Starts what the example connects to, and opens its page. May return what stops it. */
  open?: (page: Page, url: string) => Promise<(() => Promise<void>) | void>;
}

/** Each page of the documentation by its name, in the order of the alphabet. */
const runs: Record<string, Run> = {
  acp: {
    open: async (page, url) => {
      await page.goto(`${url}acp.html?${new URLSearchParams({ agent: servers.agent })}`);
    },
    use: async (page) => {
      await begin(page);
      await page.getByRole("radio", { name: "Careful" }).click();
      await press(page, "Submit");
      await expect(page.getByLabel("What the server got")).toContainText("careful");
    },
  },
  "ag-ui": {
    open: openAgUi,
    use: (page) =>
      answersForm(page, "Submit", {
        // The server returns what it received.
        result: [{ interruptId: "name", status: "resolved", payload: { name: "Ada" } }],
        newMessages: [],
      }),
  },
  "approval-recipes": {
    use: async (page) => {
      // The policy answers, so nothing is shown.
      await begin(page);
      expect(await reported(page)).toEqual({ action: "accept", option: "allow", allowed: true });
    },
  },
  approvals: {
    use: async (page) => {
      await press(page, "Run the tests");
      // It is not ready before the command was on screen for a moment.
      await page.getByRole("button", { name: /^Allow once/ }).click();
      await expect(page.locator("pre")).toHaveText("Running npm test");
    },
  },
  "assistant-ui": { use: answersServer },
  "backend-relay": { open: openRelay, use: answersServer },
  "claude-agent-sdk": { use: answersForm },
  codex: {
    open: openCodex,
    use: async (page) => {
      await begin(page);
      await page.getByRole("button", { name: /^Allow once/ }).click();
      expect(await reported(page)).toEqual({ decision: "accept" });
    },
  },
  concepts: { use: answersForm },
  "connect-an-mcp-client": { use: answersServer },
  copilotkit: { use: answersServer },
  "custom-controls": {
    use: async (page) => {
      await begin(page);
      const group = page.getByRole("radiogroup", { name: "Terrace" });
      await expect(group.getByRole("radio", { name: "No answer" })).toBeChecked();
      for (const radio of await group.getByRole("radio").all()) {
        const { width = 0, height = 0 } = (await radio.boundingBox()) ?? {};
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      }
      await group.getByRole("radio", { name: "Yes" }).check();
      await press(page, "Submit");
      expect(await reported(page)).toEqual({ action: "accept", content: { terrace: true } });
    },
  },
  "custom-layout": { use: (page) => answersForm(page, "Book it") },
  dialog: {
    use: async (page) => {
      await begin(page);
      await expect(page.getByRole("dialog")).toBeVisible();
      await fill(page);
      await press(page, "Submit");
      expect(await reported(page)).toEqual(accepted);
    },
  },
  "drafts-and-remembered-answers": {
    use: async (page) => {
      await begin(page);
      await fill(page);
      await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("Ada");
      await page.reload();
      await begin(page);
      await expect(page.getByText("Your draft was restored.")).toBeVisible();
      await press(page, "Submit");
      expect(await reported(page)).toEqual(accepted);
    },
  },
  "follow-up-questions": {
    use: async (page) => {
      await begin(page);
      await fill(page);
      await press(page, "Minimize");
      await page.getByRole("textbox", { name: "Message" }).fill("Why?");
      await press(page, "Send");
      await expect(page.getByText("Why? Who is the table for?")).toBeVisible();
      await page.getByRole("button", { name: /^Table booking has a question/ }).click();
      await press(page, "Submit");
      expect(await reported(page)).toEqual(accepted);
    },
  },
  "frames-workers-extensions": {
    open: openFrame,
    use: async (page) => {
      const frame = page.frameLocator("iframe");
      await frame.getByRole("textbox", { name: "Name" }).fill("Ada");
      await frame.getByRole("button", { name: "Submit" }).click();
      const response = page.getByText("jsonrpc");
      await expect(response).toBeVisible();
      expect(JSON.parse((await response.textContent()) ?? "")).toEqual({
        jsonrpc: "2.0",
        id: "request-1",
        result: accepted,
      });
    },
  },
  "google-adk": {
    use: (page) =>
      answersForm(page, "Submit", [
        {
          functionResponse: {
            id: "call-1",
            name: "adk_request_input",
            response: { name: "Ada" },
          },
        },
      ]),
  },
  headless: { use: answersForm },
  history: {
    use: async (page) => {
      await answersForm(page);
      await expect(page.locator('[data-elicit="receipt"]')).toContainText("Ada");
    },
  },
  langgraph: {
    use: async (page) => {
      await begin(page);
      await press(page, "Edit");
      const subject = page.getByRole("textbox", { name: "subject" });
      await expect(subject).toHaveValue("Lunch");
      await subject.fill("Dinner");
      await press(page, "Save changes");
      await press(page, "Allow once with changes");
      const got = page.getByLabel("What the server got");
      // The message of the model has the text as a text.
      await expect(got).toContainText(/type\W+edit/);
      await expect(got).toContainText(/subject\W+Dinner/);
    },
  },
  languages: { use: (page) => answersForm(page, "Absenden") },
  "mcp-sdk-v1": { use: answersServer },
  "mcp-tasks": {
    use: async (page) => {
      await begin(page);
      await page.getByRole("textbox", { name: "Guests" }).fill("2");
      await press(page, "Submit");
      await fill(page);
      await press(page, "Submit");
      expect(await reported(page)).toMatchObject({
        status: "completed",
        result: {
          structuredContent: {
            guests: { action: "accept", content: { guests: 2 } },
            name: accepted,
          },
        },
      });
    },
  },
  "minimize-and-notify": {
    use: async (page) => {
      await begin(page);
      await press(page, "Minimize");
      await page.getByRole("button", { name: /^Table booking has a question/ }).click();
      await fill(page);
      await press(page, "Submit");
      expect(await reported(page)).toEqual(accepted);
    },
  },
  nextjs: {
    use: async (page) => {
      const sent = await watchSent(page);
      await page.reload();
      await press(page, "Call the tool");
      await fill(page, "String");
      await press(page, "Submit");
      await expect
        .poll(() => sent.map((message) => JSON.stringify(message)).join("\n"))
        .toMatch(/"action":"accept".*"name":"Ada"/);
    },
  },
  "openai-agents": {
    use: async (page) => {
      await begin(page);
      await page.getByRole("button", { name: /^Allow once/ }).click();
      // The tool has run.
      expect(await reported(page)).toBe("Deleted a.txt.");
    },
  },
  "quick-start": {
    use: async (page) => {
      await fill(page);
      await press(page, "Submit");
      const output = page.locator("pre", { hasText: "accept" });
      await expect(output).toBeVisible();
      expect(JSON.parse((await output.textContent()) ?? "")).toEqual({
        action: "accept",
        content: { name: "Ada", guests: 2 },
      });
    },
  },
  "rate-limits": { use: answersForm },
  "replace-your-form": { use: answersForm },
  "review-and-steps": {
    use: async (page) => {
      await begin(page);
      await fill(page);
      await press(page, "Submit");
      await expect(page.getByText("Nothing is sent until you choose Send.")).toBeVisible();
      await press(page, "Send");
      expect(await reported(page)).toEqual(accepted);
    },
  },
  sampling: {
    use: async (page) => {
      await begin(page);
      await page.getByRole("button", { name: /^Allow once/ }).click();
      const content = { type: "text", text: "Soup" };
      expect(await reported(page)).toEqual({ model: "small", role: "assistant", content });
    },
  },
  secrets: {
    use: async (page) => {
      await begin(page);
      await expect(page.getByText("This app doesn’t allow requests for sensitive")).toBeVisible();
      await press(page, "Decline");
      expect(await reported(page)).toEqual({ action: "decline" });
    },
  },
  styling: { use: answersForm },
  "supported-schemas": {
    use: (page) =>
      answersForm(page, "Submit", { action: "accept", content: { name: "Ada", guests: 2 } }),
  },
  testing: {
    use: async (page) => {
      await begin(page);
      expect(await reported(page)).toEqual({
        action: "accept",
        content: { name: "Ada", guests: 4, chair: true },
      });
    },
  },
  "tool-calls": {
    use: async (page) => {
      await begin(page);
      const call = page.getByRole("region", { name: "Tool call" });
      await call.getByRole("textbox", { name: "String", exact: true }).fill("Ada");
      await press(page, "Submit");
      await expect(page.getByLabel("What the server got")).toContainText("- Name: Ada");
    },
  },
  "typed-requests": {
    use: async (page) => {
      await begin(page);
      await page.getByRole("textbox", { name: "name" }).fill("Ada");
      await page.getByRole("textbox", { name: "guests" }).fill("4");
      await press(page, "Submit");
      expect(await reported(page)).toBe(4);
    },
  },
  "url-requests": {
    use: async (page) => {
      await page.context().route("https://github.com/login", (route) =>
        route.fulfill({
          contentType: "text/html",
          body: "<!doctype html><title>Sign in</title>",
        }),
      );
      await begin(page);
      const opening = page.context().waitForEvent("page");
      await page.getByRole("button", { name: /^Open / }).click();
      expect((await opening).url()).toBe("https://github.com/login");
      expect(await reported(page)).toEqual({ action: "accept" });
    },
  },
  "vercel-ai-sdk": { open: openAiSdk, use: answersServer },
};

let app: Awaited<ReturnType<typeof servePages>>;

/** Answers the runs of AG-UI's `HttpAgent`: the first with an interrupt, the second with the resume. */
/** A server that asks about a command, and returns the result that it got. */
async function openCodex(page: Page, url: string) {
  const params = { threadId: "1", itemId: "1", command: "npm test", cwd: "~/shop" };
  const method = "item/commandExecution/requestApproval";
  await page.routeWebSocket("wss://codex.example/", (socket) => {
    socket.onMessage((text) => {
      const { result } = JSON.parse(String(text));
      socket.send(JSON.stringify({ id: "done", result }));
    });
    socket.send(JSON.stringify({ id: 0, method, params }));
  });
  await page.goto(`${url}codex.html`);
}

async function openAgUi(page: Page, url: string) {
  const interrupt = {
    id: "name",
    reason: "input_required",
    message: "Who is the table for?",
    responseSchema: {
      type: "object",
      properties: { name: { type: "string", title: "Name" } },
      required: ["name"],
    },
  };
  await page.route("https://agent.example/run", async (route) => {
    const { threadId, runId, resume } = route.request().postDataJSON();
    const outcome = resume ? { type: "success" } : { type: "interrupt", interrupts: [interrupt] };
    const events = [
      { type: "RUN_STARTED", threadId, runId },
      { type: "RUN_FINISHED", threadId, runId, outcome, result: resume },
    ];
    await route.fulfill({
      contentType: "text/event-stream",
      headers: { "access-control-allow-origin": "*" },
      body: events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""),
    });
  });
  await page.goto(`${url}ag-ui.html`);
}

type Answer = (request: Request) => Promise<Response>;

/** What the guide of the relay exports. */
interface RelayExample {
  connectUser: (userId: string) => (name: string, args: object) => Promise<unknown>;
  answer: (request: Request, userId: string) => Promise<Response>;
}

/** What the guide of the AI SDK exports. */
interface AiSdkExample {
  relay: { fetch: (request: Request, userId: string) => Promise<Response> };
  connect: (
    userId: string,
    chatId: string,
  ) => Promise<{
    tools: Record<string, { execute: (input: object, call: object) => Promise<unknown> }>;
    close: () => Promise<void>;
  }>;
}

/** Runs the example in this process, with its relay behind real HTTP, and opens a page of its origin. */
async function openBackend<Example>(
  page: Page,
  name: string,
  serve: (example: Example) => { answer: Answer; call: () => Promise<unknown> },
) {
  const { code } = await transformWithOxc(exampleOf(name), `${name}.tsx`);
  const script = join(folder, `${name}.mjs`);
  writeFileSync(script, code);
  const { answer, call } = serve(await import(pathToFileURL(script).href));
  const backend = await serveFetch(async (request) => {
    if (new URL(request.url).pathname === "/elicitations") return answer(request);
    return Response.json(await call());
  });
  // A page of another site needs it to reach this computer.
  await page.context().grantPermissions(["local-network-access"]);
  await page.route("https://chat.example/**", (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(folder, "dist", pathname) });
  });
  // The server has another port here.
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) =>
    fetch(String(input) === serverUrl ? servers.everything : input, init);
  const query = { relay: `${backend.origin}/elicitations`, call: `${backend.origin}/call` };
  await page.goto(`https://chat.example/${name}.html?${new URLSearchParams(query)}`);
  return async () => {
    globalThis.fetch = fetch;
    await backend.stop();
  };
}

function openRelay(page: Page) {
  return openBackend<RelayExample>(page, "backend-relay", ({ connectUser, answer }) => ({
    answer: (request) => answer(request, "ada"),
    call: () => connectUser("ada")("trigger-elicitation-request", {}),
  }));
}

function openAiSdk(page: Page) {
  process.env.ORIGIN = "https://chat.example";
  return openBackend<AiSdkExample>(page, "vercel-ai-sdk", ({ relay, connect }) => ({
    answer: (request) => relay.fetch(request, "ada"),
    call: async () => {
      const { tools, close } = await connect("ada", "chat");
      const call = { toolCallId: "call-1", messages: [] };
      const result = await tools["trigger-elicitation-request"]?.execute({}, call);
      await close();
      return result;
    },
  }));
}

/** Opens a host that has the example in an iframe of another origin. */
async function openFrame(page: Page) {
  await page.route("https://app.example/**", (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(folder, "dist", pathname) });
  });
  const params = {
    message: "Who is the table for?",
    requestedSchema: {
      type: "object",
      properties: { name: { type: "string", title: "Name" } },
      required: ["name"],
    },
  };
  const request = { jsonrpc: "2.0", id: "request-1", method: "elicitation/create", params };
  const host = `<!doctype html>
<title>Host</title>
<link rel="icon" href="data:,">
<iframe title="App" width="800" height="600" src="https://app.example/frames-workers-extensions.html"></iframe>
<pre></pre>
<script>
  addEventListener("message", ({ data, source, origin }) => {
    if (data === "ready") source.postMessage(${JSON.stringify(request)}, origin);
    else document.querySelector("pre").textContent = JSON.stringify(data);
  });
</script>`;
  await page.route("https://host.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: host }),
  );
  await page.goto("https://host.example/");
}

function exampleOf(name: string) {
  const { path } = pages.find((page) => page.name === name) ?? { path: "" };
  const [, code = ""] = /^```tsx(?: app)?\n(.*?)^```/ms.exec(readFileSync(path, "utf8")) ?? [];
  return code;
}

test.describe(
  "the first example of each guide",
  needsChromium("route interception of streams"),
  () => {
    // One worker, so that the pages are built once.
    test.describe.configure({ mode: "default" });

    test.beforeAll(async () => {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      const names = Object.keys(runs);
      for (const name of names) {
        writeFileSync(join(folder, `${name}.example.tsx`), exampleOf(name));
        writeFileSync(
          join(folder, `${name}.html`),
          `<!doctype html><html lang="en" data-guide="${name}"><meta charset="utf-8"><title>Guide</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="../../../guides/hosts.tsx"></script></html>`,
        );
      }
      await build({
        configFile: false,
        root: folder,
        logLevel: "error",
        plugins: [react()],
        // With the warnings of React.
        mode: "development",
        define: { "process.env.NODE_ENV": '"development"' },
        resolve: {
          alias: [{ find: /^guide:(.*)$/, replacement: join(folder, "$1.example.tsx") }],
          dedupe: ["@langchain/core", "@langchain/langgraph", "@modelcontextprotocol/ext-tasks"],
        },
        build: {
          minify: false,
          rolldownOptions: { input: names.map((name) => join(folder, `${name}.html`)) },
        },
      });
      app = await servePages(join(folder, "dist"));
    });

    test.afterAll(() => app.stop());

    test("covers every guide", () => {
      expect(pages.map(({ name }) => name).toSorted()).toEqual(Object.keys(runs).toSorted());
      for (const { name } of pages) expect(exampleOf(name), name).not.toBe("");
    });

    for (const [name, { open, use }] of Object.entries(runs)) {
      test(name, async ({ page }) => {
        const errors: string[] = [];
        page.on("console", (message) => {
          if (message.type() === "error") errors.push(message.text());
        });
        page.on("pageerror", (error) => errors.push(String(error)));
        await page.route(serverUrl, (route) => route.continue({ url: servers.everything }));
        if (!open) await page.goto(`${app.url}${name}.html`);
        const stop = await open?.(page, app.url);
        await use(page);
        expect(errors).toEqual([]);
        await stop?.();
      });
    }
  },
);
