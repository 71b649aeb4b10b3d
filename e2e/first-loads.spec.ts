import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { build } from "vite";
import { needsChromium } from "./support";

/** What a page loads by itself for its first question, beside React: as its network panel shows it, gzipped. */

const react = `
  import { createElement } from "react";
  import { createPortal } from "react-dom";
  import { createRoot } from "react-dom/client";
  import { jsx, jsxs } from "react/jsx-runtime";
  globalThis.used = [createPortal, jsx, jsxs];
  const show = (...what) => createRoot(document.querySelector("main")).render(createElement(...what));
`;

const form = {
  message: "How should I book?",
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string", title: "Name" },
      guests: { type: "integer", title: "Guests", minimum: 1, maximum: 12 },
      where: { type: "string", title: "Where", enum: ["Terrace", "Inside"] },
      allergies: { type: "array", title: "Allergies", items: { enum: ["Nuts", "Gluten"] } },
      chair: { type: "boolean", title: "High chair" },
    },
    required: ["name"],
  },
};
const consent = {
  mode: "url",
  message: "Sign in to book.",
  elicitationId: "booking",
  url: "https://accounts.example.com/login?for=tables",
};
const requester = { name: "Table booking", url: "https://mcp.tables.example/mcp" };

const showing = (component: string, request: object) => `
  import { ${component} } from "react-elicitation";
  show(${component}, { ...${JSON.stringify({ request, requester })}, onRespond() {} });
`;

const first = needsChromium("one engine is enough: each loads the same files");

test("a first form is at most 91 KB with all that it loads by itself", first, async ({ page }) => {
  const alone = await loadedBy(page, `show("p");`);
  const whole = await loadedBy(page, showing("ElicitationForm", form), "form");
  expect(weigh(whole) - weigh(alone)).toBeLessThanOrEqual(91_000);
});

test("what a form needs once it is drawn comes in few files", first, async ({ page }) => {
  const [, ...late] = await loadedBy(page, showing("ElicitationForm", form), "form");
  // The detection of secrets, what it shares with other late code, and the bundler's own helper.
  expect(late.length).toBeLessThanOrEqual(10);
});

test(
  "a first address is at most 70 KB with all that it loads by itself",
  first,
  async ({ page }) => {
    const alone = await loadedBy(page, `show("p");`);
    const whole = await loadedBy(page, showing("UrlConsent", consent), "consent");
    expect(weigh(whole) - weigh(alone)).toBeLessThanOrEqual(70_000);
  },
);

/** How many bytes scripts are, gzipped. */
function weigh(scripts: readonly string[]): number {
  return scripts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}

/** The scripts that a page loads while nobody touches it. */
async function loadedBy(page: Page, code: string, part?: string): Promise<string[]> {
  const files = await buildHost(react + code);
  const loaded: string[] = [];
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") {
      const body = `<main></main><script type="module" src="/host.js"></script>`;
      return route.fulfill({ contentType: "text/html", body });
    }
    const body = files.get(pathname);
    if (body === undefined) return route.fulfill({ status: 404 });
    loaded.push(body);
    return route.fulfill({ contentType: "text/javascript", body });
  });
  await page.goto("https://host.example/", { waitUntil: "networkidle" });
  if (part) await expect(page.locator(`[data-elicit="${part}"]`)).toBeVisible();
  await page.unrouteAll();
  return loaded;
}

/** A host's code as Vite builds it for production, by the path of each file. */
async function buildHost(code: string): Promise<Map<string, string>> {
  const host = "\0host";
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "silent",
    plugins: [
      {
        name: "host",
        enforce: "pre",
        resolveId: (id) => (id === host ? host : undefined),
        load: (id) => (id === host ? code : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: host, output: { entryFileNames: "host.js" } },
    },
  });
  return new Map(
    [built]
      .flat()
      .flatMap((each) => ("output" in each ? each.output : []))
      .flatMap((each) => (each.type === "chunk" ? [[`/${each.fileName}`, each.code]] : [])),
  );
}
