import { expect } from "@playwright/test";
import { locales } from "react-elicitation/strings";
import { openStoryPage } from "../../scripts/storybook/openStoryPage.mjs";
import { tableBooking } from "../../stories/requests/tableBooking";
import { findersScript } from "./finders";
import { type Stage, storybook, test } from "./stageTest";

/**
 * The most a card may take of a chat that is 400 px wide, in English: as its story has it, and with
 * longer words in it.
 */
const heights: [id: string, most: number, reworded: number][] = [
  ["examples-form-requests--table-booking", 560, 640],
  ["examples-consent-levels--ok", 240, 260],
  ["examples-consent-levels--caution-shortener", 311, 360],
  ["examples-consent-levels--danger-embedded-domain", 345, 395],
];

/** Two lines of text, which the words of another language may take more than English ones. */
const twoMoreLines = 40;

const twoLines =
  "Open a page to pay the deposit for your table on Friday evening, so that it is kept?";
const endless = `/pay?${"session=0f8c21d4a7&".repeat(12)}`;
const longName = { name: "Reservations of the Grand Hotel and its restaurants" };

interface OtherWords {
  request?: Record<string, unknown>;
  requester?: Record<string, unknown>;
}

/** The same cards with words that take more room. */
const otherWords: Record<string, Record<string, OtherWords>> = {
  "examples-form-requests--table-booking": {
    "two lines": {
      request: {
        message: "How shall I book your dinner on Friday for you and for all your guests?",
      },
    },
    "a long name": { requester: longName },
    hints: {
      request: reworded({
        name: { description: "We write it on the card at the table." },
        guests: { description: "Children count too." },
        where: { description: "The terrace is closed when it rains." },
        allergies: { description: "The kitchen is told of them." },
        highChair: { description: "We have two of them." },
      }),
    },
    "long titles": {
      request: reworded({
        name: { title: "What name should we write down for the table?" },
        guests: { title: "How many people are coming, children included?" },
        where: { title: "Where would you like to sit this time?" },
        allergies: { title: "Which allergies should the kitchen know about?" },
        highChair: { title: "Do you need a high chair for a small child?" },
      }),
    },
  },
  "examples-consent-levels--ok": {
    "two lines": { request: { message: twoLines } },
    "a long address": { request: { url: `https://mcp.tables.example${endless}` } },
    both: { request: { message: twoLines, url: `https://mcp.tables.example${endless}` } },
    "a long name": { requester: longName },
  },
  "examples-consent-levels--caution-shortener": {
    "two lines": { request: { message: twoLines } },
    "a long address": { request: { url: `https://bit.ly${endless}` } },
    both: { request: { message: twoLines, url: `https://bit.ly${endless}` } },
    "a long name": { requester: longName },
    "another service": {
      request: { url: "https://tables-deposit.vercel.app/pay", message: twoLines },
    },
    "a key": {
      request: { url: "https://mcp.tables.example/deposit?token=eyJhbGciOiJIUzI1NiJ9.e30.x" },
    },
  },
  "examples-consent-levels--danger-embedded-domain": {
    "two lines": { request: { message: twoLines } },
    "a long address": { request: { url: `https://github.com.evil.example${endless}` } },
    both: { request: { message: twoLines, url: `https://github.com.evil.example${endless}` } },
    "a long name": { requester: longName },
    "a look-alike": { request: { url: "https://rnicrosoft.com/login", message: twoLines } },
  },
};

/** The questions of the booking with some other words. */
function reworded(words: Record<string, Record<string, string>>) {
  const { requestedSchema } = structuredClone(tableBooking);
  for (const [key, said] of Object.entries(words))
    Object.assign(requestedSchema.properties?.[key] ?? {}, said);
  return { requestedSchema };
}

/** A screen of each row of actions. */
const rows = [
  "examples-form-requests--table-booking",
  "examples-form-requests--confirmation",
  "examples-consent-levels--ok",
  "examples-consent-levels--caution-shortener",
  "examples-consent-levels--danger-embedded-domain",
  "examples-consent-levels--blocked-scheme",
  "examples-consent-after-opening--opened-and-waiting",
  "examples-flows-steps--all-steps",
  "examples-flows-review--looked-over",
  "examples-elicitation-dialog--form",
];

for (const [id, most, mostReworded] of heights)
  test(`in a column of 400 px, ${id} is at most ${most} px tall, and little more in other words`, async ({
    stage,
  }) => {
    await stage.page.setViewportSize({ width: 400, height: 720 });
    expect(await stage.show(id)).toBe("");
    const tall = await findTall(stage, most, locales);
    expect((await boxOf(stage, "requester")).height).toBe(20);
    for (const [said, { request = {}, requester }] of Object.entries(otherWords[id] ?? {})) {
      expect(await stage.rewrite(id, request, requester)).toBe("");
      const found = await findTall(stage, mostReworded, locales);
      tall.push(...found.map((what) => `${said}, ${what}`));
    }
    expect(tall).toEqual([]);
  });

const choice = "examples-flows-one-press--choice";
const yesOrNo = "examples-flows-one-press--yes-or-no";

/** A request with one required field. */
function asking(message: string, field: object) {
  const requestedSchema = { type: "object", properties: { answer: field }, required: ["answer"] };
  return { message, requestedSchema };
}

const frameworks = {
  type: "string",
  oneOf: [
    { const: "next", title: "Next.js", description: "App router, server components" },
    { const: "router", title: "React Router", description: "Vite, loaders and actions" },
    { const: "astro", title: "Astro", description: "Mostly static, islands" },
  ],
};

/** Cards of one press, 400 px wide, in English. */
const onePress: [name: string, id: string, request: Record<string, unknown>, most: number][] = [
  [
    "three options with descriptions and a question of two lines",
    choice,
    asking("Which framework should I use for the new app?", frameworks),
    320,
  ],
  [
    "three options with descriptions and a title",
    choice,
    asking("Which framework should I use?", { ...frameworks, title: "Framework" }),
    320,
  ],
  ["yes or no", yesOrNo, asking("Shall I cancel the booking?", { type: "boolean" }), 150],
  [
    "yes or no with a title",
    yesOrNo,
    asking("Shall I cancel the booking?", { type: "boolean", title: "Cancel it" }),
    175,
  ],
];

for (const [name, id, request, most] of onePress)
  test(`in a column of 400 px, ${name} are at most ${most} px tall, and take no more to send`, async ({
    stage,
  }) => {
    const { page } = stage;
    await page.setViewportSize({ width: 400, height: 720 });
    expect(await stage.show(id)).toBe("");
    try {
      // An answer that stays on its way, and then one that fails.
      await page.evaluate(respondWith, [id, "pending"]);
      expect(await stage.rewrite(id, request)).toBe("");
      const replies = page.locator('[data-name="reply"]:not([aria-disabled])');
      await expect(replies).toHaveCount(id === choice ? 3 : 2);
      expect(await findTall(stage, most, ["en"])).toEqual([]);
      for (const reply of await replies.all())
        expect((await reply.boundingBox())?.height).toBeGreaterThanOrEqual(id === choice ? 44 : 36);
      const { height } = await boxOf(stage, "root");
      await replies.first().click();
      await expect(page.locator('[data-elicit="form"][data-pending]')).toBeVisible();
      expect((await boxOf(stage, "root")).height).toBe(height);

      await page.evaluate(respondWith, [id, "failed"]);
      expect(await stage.rewrite(id, { ...request, _meta: { again: true } })).toBe("");
      await replies.first().click();
      await expect(page.locator('[data-elicit="form"] [role="alert"]')).toBeVisible();
      expect((await boxOf(stage, "root")).height - height).toBeLessThanOrEqual(40);
    } finally {
      await page.evaluate(respondWith, [id, "story"]);
    }
  });

/** Gives a story another `onRespond`, or its own again. */
function respondWith([storyId, outcome]: string[]) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, message: object): void };
  };
  if (outcome === "story") {
    channel.emit("resetStoryArgs", { storyId, argNames: ["onRespond"] });
    return;
  }
  const onRespond = () =>
    outcome === "failed" ? Promise.reject(new Error("offline")) : new Promise(() => {});
  channel.emit("updateStoryArgs", { storyId, updatedArgs: { onRespond } });
}

const kinds = storybook.stories.filter(({ id }) => id.startsWith("examples-fields-"));

test("in a column of 400 px, an error adds at most 30 px to a form of any kind of field", async ({
  stage,
}) => {
  const { page } = stage;
  await page.setViewportSize({ width: 400, height: 720 });
  const added: Record<string, number> = {};
  for (const { id } of kinds.filter((story) => story.id.endsWith("--empty"))) {
    expect(await stage.show(id)).toBe("");
    const before = (await boxOf(stage, "root")).height;
    const submit = page.locator('[data-name="submit"]:not([aria-disabled])');
    // A field that is optional in every story has no error for being empty.
    if ((await page.locator('[aria-required="true"], [required]').count()) === 0) continue;
    await submit.click();
    await expect(page.locator('[data-elicit="error"]').first()).toBeVisible();
    // Nested fields have an error each, and a summary of them.
    if ((await page.locator('[data-elicit="error"]').count()) > 1) continue;
    added[id] = (await boxOf(stage, "root")).height - before;
  }
  expect(Object.keys(added).length).toBeGreaterThan(8);
  expect(Object.entries(added).filter(([, pixels]) => pixels > 30)).toEqual([]);
});

test("in a column of 400 px, sending adds nothing to a form, and a failure at most 40 px", async ({
  stage,
}) => {
  await stage.page.setViewportSize({ width: 400, height: 720 });
  // The stories measure it themselves.
  const sent = kinds.filter(({ id }) => /--(pending|failed)$/.test(id));
  expect(sent.length).toBeGreaterThan(16);
  for (const { id } of sent) expect(await stage.show(id), id).toBe("");
});

test("the actions are one row from 320 px, and no word of them is broken, in every language", async ({
  stage,
}) => {
  const broken: string[] = [];
  for (const id of rows) {
    expect(await stage.show(id)).toBe("");
    for (const locale of locales) {
      await stage.look({ locale });
      for (const width of [320, 343, 375, 400]) {
        await stage.page.setViewportSize({ width, height: 720 });
        const { tops, words } = await stage.page.evaluate(measureActions);
        expect(tops.length).toBeGreaterThan(0);
        const where = `${id} in ${locale} at ${width} px`;
        if (new Set(tops).size > 1) broken.push(`${where}: ${tops.join(", ")}`);
        for (const word of words) broken.push(`${where}: ${word}`);
      }
    }
    await stage.look({ locale: "en" });
  }
  expect(broken).toEqual([]);
});

test("what follows one another is as far apart everywhere, and ends at the same edges", async ({
  stage,
}) => {
  await stage.page.setViewportSize({ width: 400, height: 720 });
  expect(await stage.show("examples-form-requests--table-booking")).toBe("");
  const { gaps, ends } = await stage.page.evaluate(measureRhythm);
  // From the requester to the question; then from one thing to the next.
  expect(gaps.card).toEqual([8, 16, 16]);
  expect(new Set(gaps.fields)).toEqual(new Set([16]));
  expect(new Set(gaps.within)).toEqual(new Set([6]));
  // The text box, the number, the options, and Yes or No.
  expect(ends.length).toBe(4);
  expect(new Set(ends).size).toBe(1);
});

/** Where the words or the box of the first of some parts are, to half a pixel. */
async function placeOf({ page }: Stage, part: string, what: "box" | "words" = "box") {
  return page
    .locator(part)
    .first()
    .evaluate((element, words) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const box = words ? range.getClientRects()[0] : element.getBoundingClientRect();
      const half = (pixels = NaN) => Math.round(pixels * 2) / 2;
      return {
        start: half(box?.left),
        end: half(box?.right),
        top: half(box?.top),
        bottom: half(box?.bottom),
      };
    }, what === "words");
}

test("words without an edge begin and end where boxes and lines do", async ({ stage }) => {
  await stage.page.setViewportSize({ width: 400, height: 720 });
  expect(await stage.show(choice)).toBe("");
  // The play has answered it.
  expect(await stage.rewrite(choice, { message: "When will you come?" })).toBe("");
  const decline = await placeOf(stage, '[data-name="decline"]', "words");
  const reply = await placeOf(stage, '[data-name="reply"]');
  expect(decline.start).toBe(reply.start);

  expect(await stage.show("examples-flows-review--looked-over")).toBe("");
  const change = await placeOf(stage, '[data-name="change"]', "words");
  expect(change.end).toBe((await placeOf(stage, '[data-elicit="answer-list"]')).end);
  const label = await placeOf(stage, '[data-elicit="answer-name"]', "words");
  expect(Math.abs(change.bottom - label.bottom)).toBeLessThanOrEqual(1);

  expect(await stage.show("examples-fields-with-parts--on-the-way")).toBe("");
  // The sign of a button without words is 16 px wide, in its middle.
  const remove = await placeOf(stage, '[data-elicit="row-action"][data-name="remove"]');
  expect((remove.start + remove.end) / 2 + 8).toBe(
    (await placeOf(stage, '[data-elicit="row"] [data-elicit="input"]')).end,
  );
  expect(await stage.show("examples-fields-with-parts--invalid")).toBe("");
  const json = '[data-elicit="parts-actions"] > [data-elicit="skip"]';
  await expect(stage.page.locator(json)).toHaveCount(1);
  expect((await placeOf(stage, json, "words")).start).toBe(
    (await placeOf(stage, '[data-elicit="fields"]')).start,
  );

  expect(await stage.show("examples-fields-yes-or-no-with-a-default--default")).toBe("");
  const skip = await placeOf(stage, '[data-elicit="skip"], [data-elicit="skipped"]', "words");
  const field = await placeOf(stage, '[data-elicit="field"]');
  expect(skip.end).toBe(field.end);
  // What is said of a question begins where the question does, also in a line of its own.
  const question = await placeOf(stage, '[data-elicit="field"] [data-elicit="label"]');
  const description = await placeOf(stage, '[data-elicit="description"]');
  expect(description.start).toBe(question.start);
});

test("a box to tick stands as far from its question as an option's from its words", async ({
  stage,
}) => {
  await stage.page.setViewportSize({ width: 400, height: 720 });
  const gapOf = async (id: string, mark: string, words: string) => {
    expect(await stage.show(id)).toBe("");
    return (await placeOf(stage, words, "words")).start - (await placeOf(stage, mark)).end;
  };
  const option = await gapOf(
    "examples-form-requests--table-booking",
    '[data-elicit="radio"]',
    '[data-elicit="option-label"]',
  );
  const question = await gapOf(
    "examples-fields-yes-or-no-with-a-default--default",
    '[data-elicit="checkbox"]',
    '[data-elicit="field"] [data-elicit="label"]',
  );
  expect([option, question]).toEqual([10, 10]);
});

test("words of twice the size are not broken in the line of who asks", async ({ stage }) => {
  expect(await stage.show("examples-form-requests--table-booking")).toBe("");
  for (const width of [320, 375, 400, 560]) {
    await stage.page.setViewportSize({ width, height: 720 });
    const broken = await stage.page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      const text = document.querySelector('[data-elicit="requester-name"] bdi')!.firstChild as Text;
      const range = document.createRange();
      const found = [...text.data.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1;
      });
      document.documentElement.style.fontSize = "";
      return found.map(([word]) => word);
    });
    expect(broken, String(width)).toEqual([]);
  }
});

test("text that the user approves keeps its spaces and line breaks", async ({ stage }) => {
  expect(await stage.show("examples-approval-parts--long-command")).toBe("");
  const text = stage.page.locator('[data-elicit="code-line"]').last();
  await expect(text).toHaveCSS("white-space-collapse", "break-spaces");
  await expect(text).toHaveCSS("text-wrap-mode", "wrap");
});

test("what is said between who asks and what is asked is as far from both", async ({ stage }) => {
  await stage.page.setViewportSize({ width: 400, height: 720 });
  expect(await stage.show("examples-elicitation-elicitation--deadline")).toBe("");
  const asks = await placeOf(stage, '[data-elicit="requester"]');
  const deadline = await placeOf(stage, '[data-elicit="deadline"]');
  const asked = await placeOf(stage, '[data-elicit="question"]');
  expect([deadline.top - asks.bottom, asked.top - deadline.bottom]).toEqual([8, 8]);
});

test("what was asked without words leaves no row", async ({ stage }) => {
  await stage.page.setViewportSize({ width: 400, height: 720 });
  for (const [id, next] of [
    ["examples-consent-levels--ok", "address"],
    ["examples-form-requests--table-booking", "fields"],
  ] as const) {
    expect(await stage.show(id)).toBe("");
    expect(await stage.rewrite(id, { message: "" })).toBe("");
    const asks = await placeOf(stage, '[data-elicit="requester"]');
    const following = await placeOf(stage, `[data-elicit="${next}"]`);
    expect(following.top - asks.bottom, id).toBe(8);
  }
});

test("a list without matches is one line, with one edge", async ({ stage }) => {
  await stage.page.setViewportSize({ width: 400, height: 720 });
  expect(await stage.show("examples-fields-one-of-many--not-found")).toBe("");
  const popup = await placeOf(stage, '[data-elicit="popup"]');
  const note = await placeOf(stage, '[data-elicit="popup-note"]');
  // The line above it lies under the edge of the list.
  expect(note.top - popup.top).toBe(0);
  expect(popup.bottom - note.bottom).toBe(1);
});

test("in a blocked address what was written is as far from the warning as from the edge", async ({
  stage,
}) => {
  await stage.page.setViewportSize({ width: 400, height: 720 });
  expect(await stage.show("examples-consent-levels--blocked-scheme")).toBe("");
  const warning = await placeOf(stage, '[data-elicit="finding"]');
  const written = await placeOf(stage, '[data-elicit="written"]');
  const frame = await placeOf(stage, '[data-elicit="address"]');
  expect([written.top - warning.bottom, frame.bottom - 1 - written.bottom]).toEqual([8, 8]);
});

test("an address begins below its host, and is copied at its end, in both directions", async ({
  stage,
}) => {
  await stage.page.setViewportSize({ width: 400, height: 720 });
  expect(await stage.show("examples-consent-levels--ok")).toBe("");
  // Bundlers write `:dir()` as the languages of a direction, so it is the page's language too.
  for (const [locale, direction] of [
    ["en", "ltr"],
    ["ar", "rtl"],
  ] as const) {
    await stage.look({ locale, direction });
    const host = await placeOf(stage, '[data-elicit="host"]');
    const address = await placeOf(stage, '[data-elicit="full-address"]');
    const copy = await placeOf(stage, '[data-elicit="copy"]');
    expect(address.start, direction).toBe(host.start);
    expect(copy.start, direction).toBeGreaterThan(address.end);
  }
  await stage.look({ locale: "en", direction: "ltr" });
});

test("no ellipsis stands alone on a line", async ({ stage }) => {
  await stage.page.setViewportSize({ width: 400, height: 720 });
  expect(await stage.show("examples-consent-hostile--deep-subdomains")).toBe("");
  const widths = await stage.page.locator('[data-elicit="subdomain"]').evaluate((subdomain) => {
    const range = document.createRange();
    range.selectNodeContents(subdomain);
    return Array.from(range.getClientRects(), ({ width }) => width);
  });
  expect(widths.length).toBeGreaterThan(1);
  expect(widths[0]).toBeGreaterThan(100);
});

test("more of a text has one ring, and the way to it begins where the text does", async ({
  stage,
}) => {
  await stage.page.setViewportSize({ width: 400, height: 720 });
  expect(await stage.show("examples-consent-hostile--long-message")).toBe("");
  const message = await placeOf(stage, '[data-elicit="message"]');
  expect((await placeOf(stage, '[data-elicit="unfold"]')).start).toBe(message.start);
  expect(await stage.show("examples-form-requests--long-message")).toBe("");
  const unfolded = stage.page.locator('[data-elicit="unfolded"]');
  await expect(unfolded).toBeFocused();
  expect(await unfolded.evaluate((text) => text.getClientRects().length)).toBe(1);
});

test("on a page what sends the answers is as far from them as they are from one another", async ({
  stage,
}) => {
  await stage.page.setViewportSize({ width: 900, height: 720 });
  expect(await stage.show("examples-styling-density--form")).toBe("");
  const { gaps } = await stage.page.evaluate(measureRhythm);
  expect(new Set(gaps.fields)).toEqual(new Set([28]));
  expect(gaps.card.at(-1)).toBe(28);
  expect(await stage.page.evaluate(findOffCentre)).toEqual([]);
});

test("a thumb finds targets of 44 px, and boxes that no phone magnifies", async ({ browser }) => {
  const page = await browser.newPage({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 375, height: 720 },
    reducedMotion: "reduce",
  });
  await page.addInitScript(findersScript);
  const shown = await openStoryPage(page, storybook.url);
  await shown.look({ width: "100%" });
  for (const id of [
    "examples-form-requests--table-booking",
    "examples-consent-levels--ok",
    "examples-consent-levels--danger-embedded-domain",
    "examples-fields-yes-or-no-with-a-default--default",
    "examples-fields-with-parts--invalid",
    "examples-fields-several-of-many--filled",
    "examples-flows-review--looked-over",
    "examples-flows-steps--all-steps",
    "examples-elicitation-folding--open",
    "examples-elicitation-folding--folded",
    "examples-receipt-receipt--left-out",
    "examples-consent-hostile--long-message",
    "examples-consent-after-opening--refused-by-host",
  ]) {
    expect(await shown.show(id)).toBe("");
    expect(await page.evaluate(findSmall), id).toEqual([]);
    expect(await page.evaluate(findOffCentre), id).toEqual([]);
    expect(await page.evaluate(findOffTarget), id).toEqual([]);
  }
  await page.close();
});

test("the requester is one line beside Minimize and a count, or two where its host would be cut", async ({
  stage,
}) => {
  expect(await stage.show("examples-elicitation-folding--open")).toBe("");
  for (const width of [375, 400]) {
    await stage.page.setViewportSize({ width, height: 720 });
    for (const locale of locales) {
      await stage.look({ locale });
      const where = `${width} ${locale}`;
      const [{ height }, name, words, host, text] = [
        await boxOf(stage, "requester"),
        await placeOf(stage, '[data-elicit="requester-name"]'),
        await placeOf(stage, '[data-elicit="requester-host"]', "words"),
        await placeOf(stage, '[data-elicit="requester-host"]'),
        await placeOf(stage, '[data-elicit="requester-text"]'),
      ];
      // The host is whole: beside the name, or beneath it where both do not fit beside each other.
      expect([words.start, words.end], where).toEqual([host.start, host.end]);
      const isBeside = name.end - name.start + 8 + host.end - host.start <= text.end - text.start;
      expect(height, where).toBeCloseTo(isBeside ? 20 : 40, 0);
      if (locale === "en") expect(isBeside, where).toBe(true);
      if (!isBeside) expect(host.start, where).toBe(name.start);
    }
    await stage.look({ locale: "en" });
  }
});

test("a long name does not cut a host down to the name of another", async ({ stage }) => {
  const id = "examples-form-requests--table-booking";
  expect(await stage.show(id)).toBe("");
  await stage.page.setViewportSize({ width: 400, height: 720 });
  const asks = {
    name: "The official assistant of GitHub for everyone who writes code",
    url: "https://secure-login-github.com/mcp",
  };
  expect(await stage.rewrite(id, {}, asks)).toBe("");
  const host = stage.page.locator('[data-elicit="requester-host"]');
  await expect(host).toContainText("secure-login-github.com");
  expect(await host.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  // A name that leaves room still stands beside the whole of a longer host, in one line.
  for (const name of ["Acme", "Table booking"]) {
    expect(await stage.rewrite(id, {}, { name, url: "https://tables.example/mcp" })).toBe("");
    expect((await boxOf(stage, "requester")).height).toBe(20);
  }
  expect(
    await stage.rewrite(id, {}, { name: "A long name of a server", url: "https://a.io/" }),
  ).toBe("");
  expect((await boxOf(stage, "requester")).height).toBe(20);
});

/** Where the sign before some words is: its size, and how far its middle is from that of their first line. */
async function signOf({ page }: Stage, name: string) {
  return page
    .locator(`[data-elicit="${name}"]`)
    .first()
    .evaluate((words) => {
      const { blockSize, marginBlockStart, fontSize } = getComputedStyle(words, "::before");
      const [size, margin] = [parseFloat(blockSize), parseFloat(marginBlockStart)];
      const line = parseFloat(getComputedStyle(words).lineHeight);
      return { off: margin + size / 2 - line / 2, size, letter: parseFloat(fontSize) };
    });
}

test("the sign of an error or a warning stands in the middle of its line, and grows with the words", async ({
  stage,
}) => {
  for (const [id, name] of [
    ["examples-fields-with-parts--invalid", "error"],
    ["examples-consent-levels--danger-embedded-domain", "finding"],
  ] as const) {
    expect(await stage.show(id)).toBe("");
    const sign = await signOf(stage, name);
    expect(Math.abs(sign.off), name).toBeLessThan(1);
    await stage.page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    const large = await signOf(stage, name);
    await stage.page.evaluate(() => (document.documentElement.style.fontSize = ""));
    expect(Math.abs(large.off), name).toBeLessThan(2);
    expect(large.size / sign.size, name).toBeCloseTo(large.letter / sign.letter, 1);
    expect(large.size, name).toBeGreaterThan(sign.size * 1.7);
  }
});

test("a Yes or No is as wide when it is chosen, so that none beside it moves", async ({
  stage,
}) => {
  expect(await stage.show("examples-form-requests--table-booking")).toBe("");
  const segments = stage.page.locator('[data-elicit="segment"]');
  const widths = () =>
    segments.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  const before = await widths();
  expect(before.length).toBe(2);
  for (const index of [0, 1]) {
    await segments.nth(index).click();
    await expect(segments.nth(index)).toHaveAttribute("data-chosen");
    expect(await widths()).toEqual(before);
  }
});

/** The languages in which the card on show is taller. */
async function findTall(stage: Stage, most: number, spoken: readonly string[]) {
  const tall: string[] = [];
  for (const locale of spoken) {
    await stage.look({ locale });
    const { height } = await boxOf(stage, "root");
    const mostHere = locale === "en" ? most : most + twoMoreLines;
    if (!(height > 100 && height <= mostHere)) tall.push(`${locale}: ${height}`);
  }
  await stage.look({ locale: "en" });
  return tall;
}

async function boxOf({ page }: Stage, name: string): Promise<{ height: number }> {
  return page
    .locator(`[data-elicit="${name}"]`)
    .first()
    .evaluate((part) => ({ height: part.getBoundingClientRect().height }));
}

/** Where each action of a row begins, and words that are broken; a cross stands in no row. */
function measureActions(): { tops: number[]; words: string[] } {
  const actions = [
    ...document.querySelectorAll('[data-elicit="actions"] > [data-elicit="action"]'),
  ].filter((action) => getComputedStyle(action).position !== "absolute");
  const range = document.createRange();
  const words = actions.flatMap((action) => {
    const text = action.firstChild as Text;
    return [...text.data.matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]+/gu)]
      .filter(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1;
      })
      .map(([word]) => `“${word}” is broken`);
  });
  return { tops: actions.map((action) => Math.round(action.getBoundingClientRect().top)), words };
}

function measureRhythm() {
  const card = document.querySelector('[data-elicit="form"]')!;
  const shown = (parent: Element) =>
    [...parent.children].filter((part) => part.getBoundingClientRect().height > 0);
  const gapsOf = (parent: Element) => {
    const boxes = shown(parent).map((part) => part.getBoundingClientRect());
    return boxes.flatMap((box, at) => {
      const before = boxes[at - 1];
      return before && before.bottom <= box.top + 1 ? Math.round(box.top - before.bottom) : [];
    });
  };
  const fields = [...document.querySelectorAll('[data-elicit="fields"] > [data-elicit="field"]')];
  const wide = document.querySelectorAll(
    '[data-elicit="fields"] [data-kind="string"][data-elicit="input"], [data-elicit="stepper"], [data-elicit="segments"], [data-elicit="options"]:not([data-short])',
  );
  return {
    gaps: {
      card: gapsOf(card),
      fields: gapsOf(fields[0]!.parentElement!),
      within: fields.flatMap(gapsOf),
    },
    ends: [...wide].map((part) => Math.round(part.getBoundingClientRect().right)),
  };
}

/** Options of one line whose mark is not in the middle of what is pressed. */
function findOffCentre(): string[] {
  const middle = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom) / 2;
  };
  return [...document.querySelectorAll('label[data-elicit="option"]')].flatMap((option) => {
    const mark = option.querySelector('[data-elicit="radio"], [data-elicit="checkbox"]');
    if (!mark || option.querySelector('[data-elicit="option-description"]')) return [];
    const off = Math.abs(middle(option) - middle(mark));
    return off > 1 ? [`${option.textContent} is ${off} px off`] : [];
  });
}

/** Words of one line that are not in the middle of what is pressed by them. */
function findOffTarget(): string[] {
  const words =
    '[data-elicit="agree"], summary, [data-elicit="unfold"], [data-elicit="fallback-link"]';
  return [...document.querySelectorAll(words)].flatMap((target) => {
    const range = document.createRange();
    range.selectNodeContents(target);
    const box = target.getBoundingClientRect();
    const { top, bottom, height } = range.getBoundingClientRect();
    if (height === 0 || height > 30) return [];
    const off = Math.abs((top + bottom) / 2 - (box.top + box.bottom) / 2);
    return off > 2 ? [`${target.textContent} is ${off} px off`] : [];
  });
}

function findSmall(): string[] {
  const small: string[] = [];
  const pressable =
    'button, summary, a, label[data-elicit="option"], label[data-elicit="agree"], label[data-elicit="check"], label[data-elicit="segment"], [data-elicit="input"]';
  for (const part of document.querySelectorAll<HTMLElement>(
    `[data-elicit="root"] :is(${pressable})`,
  )) {
    if (!part.checkVisibility() || part.parentElement?.closest("label")) continue;
    const { height, width } = part.getBoundingClientRect();
    if (height < 43.9 || width < 43.9)
      small.push(`${part.dataset.elicit} ${width.toFixed(1)} by ${height.toFixed(1)}`);
    if (
      part.matches("input[data-elicit=input]") &&
      parseFloat(getComputedStyle(part).fontSize) < 16
    )
      small.push(`${part.dataset.elicit} has words of ${getComputedStyle(part).fontSize}`);
  }
  return small;
}
