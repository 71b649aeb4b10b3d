import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { budgets } from "../../scripts/build/budgets.mjs";
import { servePages } from "../servers/servePages";
import { build, type Builder } from "./builders.mjs";

/** An app that has React, also in a part that loads late, and what its bundler needs for these. */
const host = `
  import * as jsx from "react/jsx-runtime";
  import * as React from "react";
  import * as ReactDOM from "react-dom";
  globalThis.used = [jsx, React, ReactDOM];
  globalThis.late = () => import("./page.js");`;

/**
 * What each way into the package weighs in the apps of a bundler: what the page loads before anything
 * is asked, minified and gzipped, less what the same app loads without the package.
 *
 * @param files the scripts of the apps.
 * @returns bytes, in the order of the budgets
 */
export async function weigh(page: Page, builder: Builder, files: string): Promise<number[]> {
  const apart = builder.cutsReact;
  const app = { entry: "without.js", files, code: host, apart };
  const without = await loaded(page, builder, app);
  const bytes: number[] = [];
  for (const [index, { names }] of budgets.entries()) {
    const list = names.join(", ");
    const used = `import { ${list} } from "react-elicitation"; globalThis.ours = [${list}];`;
    const entry = `weighed-${index}.js`;
    bytes.push((await loaded(page, builder, { entry, files, code: host + used, apart })) - without);
  }
  return bytes;
}

/** The bytes of the scripts that an app loads. */
async function loaded(
  page: Page,
  builder: Builder,
  app: Parameters<typeof build>[1],
): Promise<number> {
  const served = await servePages(await build(builder, app));
  try {
    const scripts = new Map<string, Promise<Buffer>>();
    const note = (response: Awaited<ReturnType<Page["waitForResponse"]>>) => {
      if (response.request().resourceType() === "script")
        scripts.set(response.url(), response.body());
    };
    page.on("response", note);
    await page.goto(served.url, { waitUntil: "load" });
    await page.waitForFunction(() => "late" in globalThis);
    page.off("response", note);
    const bodies = await Promise.all(scripts.values());
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  } finally {
    await served.stop();
  }
}
