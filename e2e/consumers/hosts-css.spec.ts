import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { servePages } from "../servers/servePages";
import { utilities, worlds } from "./hosts-css/worlds.mjs";
import { findChanges } from "./support";

// The packed package on pages of hosts whose style sheets, as they are published, say something of
// all elements and of prose; the style sheets stand before and after ours.

let served: Awaited<ReturnType<typeof servePages>>;
test.beforeAll(async () => {
  served = await servePages(join(import.meta.dirname, "hosts-css/dist"));
});
test.afterAll(() => served.stop());

/** Makes a style sheet the only one of the page; nothing is on its way to another look then. */
async function wear(page: Page, sheet: string) {
  await page.evaluate(async (href) => {
    const before = document.querySelectorAll("link[rel=stylesheet]");
    const link = document.createElement("link");
    await new Promise((resolve, reject) => {
      Object.assign(link, { rel: "stylesheet", href, onload: resolve, onerror: reject });
      document.head.append(link);
    });
    for (const each of before) each.remove();
    document.body.getBoundingClientRect();
  }, `worlds/${sheet}.css`);
  // Open looks different once its delay is over; a move on the page can start that again.
  await expect(page.locator("[data-waiting]")).toHaveCount(0);
  await page.evaluate(finishAnimations);
}

/** Ends every animation; a spinner has no end. Runs in the page. */
function finishAnimations() {
  for (const each of document.getAnimations()) {
    if (each.effect?.getComputedTiming().endTime === Infinity) each.cancel();
    else each.finish();
  }
}

/** Opens the page with every screen, the errors of a refused Submit among them. */
async function open(page: Page) {
  // All is in view, so that no action waits anew where a host's sheet moves the page.
  await page.setViewportSize({ width: 1280, height: 12_000 });
  await page.goto(served.url);
  await wear(page, "plain");
  const form = page.locator("[data-screen=form]");
  // The guard against a press that nobody meant is over as soon as something is entered.
  await form.getByRole("textbox", { name: "Notes" }).fill("Near the window");
  await form.getByRole("button", { name: "Submit" }).click();
  await expect(form.locator("[data-elicit=summary]")).toBeVisible();
  const consent = page.locator("[data-screen=refused]");
  await consent.getByRole("button", { name: "Open" }).click();
  await expect(consent.getByRole("link")).toBeVisible();
  // Those that go to a danger wait for a second act, and of a disguise the letter at fault is marked.
  await expect(page.locator("[data-name=open][aria-disabled]")).toHaveCount(2);
  await expect(page.locator("[data-elicit=offending]")).toBeVisible();
  // Of one that is on its way, everything is locked.
  const locked = page.locator("[data-screen=locked]");
  await locked.getByRole("textbox", { name: "Name" }).fill("Ada");
  await locked.getByLabel("Day", { exact: true }).fill("2027-01-02");
  await locked.getByRole("button", { name: "Submit" }).click();
  await expect(locked.getByRole("checkbox").first()).toBeDisabled();
  await page.mouse.move(1279, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(page.locator("[data-waiting]")).toHaveCount(0);
  await page.evaluate(finishAnimations);
}

/** Points at parts of every kind, and gives them the focus by keyboard: says what changed by either. */
async function touch(page: Page) {
  const form = page.locator("[data-screen=form]");
  const consent = page.locator("[data-screen=refused]");
  const touched = {
    submit: form.getByRole("button", { name: "Submit" }),
    decline: form.getByRole("button", { name: "Decline" }),
    cancel: form.getByRole("button", { name: "Cancel" }),
    box: form.getByRole("textbox", { name: "Name" }),
    lines: form.getByRole("textbox", { name: "Notes" }),
    day: form.getByLabel("Day", { exact: true }),
    radio: form.getByRole("radio", { name: "Inside" }),
    checkbox: form.getByRole("checkbox", { name: "Quiet" }),
    list: form.getByRole("combobox", { name: "Town" }),
    link: consent.getByRole("link"),
    copy: consent.getByRole("button", { name: "Copy link" }),
  };
  const changed: string[] = [];
  for (const [name, part] of Object.entries(touched)) {
    for (const state of ["hover", "focus"] as const) {
      await page.mouse.move(1279, 0);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      // Who uses the keyboard sees where the focus is.
      if (state === "focus") await page.keyboard.press("Shift");
      await part[state]();
      await page.evaluate(finishAnimations);
      // What is compared goes by the name of what was touched.
      const selector = `[data-elicit]:${state}, _${name}`;
      const { changes } = await page.evaluate(findChanges, { selector, variables: false });
      changed.push(...changes.map((change) => `${state} ${change}`));
    }
  }
  await page.mouse.move(1279, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  return [...new Set(changed)];
}

/** Every part but those that the host has put classes on, and the words in it. */
const parts = {
  selector:
    ":is([data-elicit], [data-elicit] > bdi, [data-elicit] > span):not([data-screen=utilities] *)",
  variables: false,
};

/** The page itself, and what it shows of its own. */
const own = { selector: ":root, body, main, [data-host] *", variables: true };

for (const { name, utilities: hasUtilities, allowed, touched } of worlds) {
  // Where two weigh as much the later wins: a host's that loses as the later loses as the earlier.
  test(`${name}: parts look as on a plain page with the pointer and the focus on them, too`, async ({
    page,
  }) => {
    await open(page);
    expect(await touch(page)).toEqual([]);
    await wear(page, `${name}.before`);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "16px"));
    const changes = await touch(page);
    expect(
      changes.filter((change) => {
        const [, what = ""] = /^\w+ (.*)$/.exec(change) ?? [];
        return !allowed?.test(what) && !touched?.test(change);
      }),
    ).toEqual([]);
  });

  for (const order of ["before", "after"]) {
    test(`${name}, ours ${order} it: parts look as on a plain page, and the host as without them`, async ({
      page,
    }) => {
      await open(page);
      expect((await page.evaluate(findChanges, parts)).seen).toBeGreaterThan(200);
      await wear(page, `${name}.${order}`);
      // Types follow the root's, which is the host's to say: a template has 18 px.
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "16px"));
      const { changes } = await page.evaluate(findChanges, parts);
      expect(changes.filter((change) => !allowed?.test(change))).toEqual([]);

      await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
      await wear(page, `${name}.alone`);
      await page.evaluate(findChanges, own);
      await wear(page, `${name}.${order}`);
      expect((await page.evaluate(findChanges, own)).changes).toEqual([]);
    });

    if (!hasUtilities) continue;
    test(`${name}, ours ${order} it: each utility on a part wins`, async ({ page }) => {
      await open(page);
      await wear(page, `${name}.${order}`);
      const form = page.locator("[data-screen=utilities]");
      for (const [part, { className, property, value }] of Object.entries(utilities)) {
        const worn = form.locator(`.${className}`).first();
        await expect(worn, `${className} on ${part}`).toHaveCSS(property, value);
      }
    });
  }
}

test("a language of the host's is kept, which chooses how letters are drawn", async ({ page }) => {
  await open(page);
  const locale = await page
    .locator("[data-elicit=root]")
    .first()
    .evaluate((root) => {
      root.setAttribute("lang", "ja");
      return getComputedStyle(root).getPropertyValue("-webkit-locale");
    });
  expect(locale).toBe('"ja"');
});

test("a class, an attribute and a style on a part win, before ours and after", async ({ page }) => {
  await open(page);
  const submit = page.locator("[data-screen=form]").getByRole("button", { name: "Submit" });
  const rules = `[data-elicit="action"] { letter-spacing: 3px } .wide { padding-inline: 50px }
    .wide:focus-visible { outline-offset: 7px }`;
  await submit.evaluate((button) => {
    button.classList.add("wide");
    button.style.borderRadius = "1px";
  });
  for (const place of ["afterbegin", "beforeend"] as const) {
    await page.evaluate(
      ([where, text]) => {
        const style = document.createElement("style");
        style.textContent = text;
        document.head.insertAdjacentElement(where, style);
      },
      [place, rules] as const,
    );
    await expect(submit).toHaveCSS("letter-spacing", "3px");
    await expect(submit).toHaveCSS("padding-left", "50px");
    await expect(submit).toHaveCSS("border-top-left-radius", "1px");
    await page.keyboard.press("Shift");
    await submit.focus();
    await expect(submit).toHaveCSS("outline-offset", "7px");
    await page.evaluate(() => document.querySelector("head style")?.remove());
    await expect(submit).toHaveCSS("padding-left", "14px");
  }
});
