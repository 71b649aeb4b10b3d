// @ts-check
import { median } from "./table.mjs";
import { allWrong, mixed, oneChoice } from "./schemas.mjs";

/**
 * @typedef {import("./pages.mjs").BenchPage} BenchPage
 *
 * @typedef {(subject: string, measured: string) => number | undefined} Medians The median of what
 *   was measured (`case.value`) with a subject.
 *
 * @typedef {object} Row One line of the table.
 * @property {string} value Which of the values that the case measures.
 * @property {string} title
 * @property {"ms" | "KiB" | ""} unit
 * @property {boolean} [ratio] Whether it is also told as a multiple of native React's.
 * @property {string} [target] What ours is to reach.
 * @property {(of: Medians) => boolean} [reached]
 *
 * @typedef {object} Case What is measured on a fresh page.
 * @property {string} name
 * @property {Row[]} rows
 * @property {boolean} [choices] Whether it is about one choice of many options.
 * @property {import("./Schema").Schema} [schema] What is asked, where a drawing of ours is measured, too.
 * @property {import("./table.mjs").SubjectName[]} [only] Who takes part, where not all do.
 * @property {boolean} [blank] Whether the page has not loaded the code yet.
 * @property {boolean} [renders] Whether the renders are counted, which takes time itself.
 * @property {boolean} [interpreted] Whether V8 compiles nothing meanwhile.
 * @property {boolean} [frames] Whether the page is drawn 60 times a second, not as often as it can be.
 * @property {number} [rounds] How many rounds suffice.
 * @property {(page: BenchPage) => Promise<Record<string, number>>} measure
 */

/** @type {Case[]} */
export const cases = [
  loading(),
  firstMount(1),
  firstLayout(1),
  warmMount(1),
  processorTime(1),
  firstMount(5),
  firstLayout(5),
  warmMount(5),
  processorTime(5),
  firstMount(50, 2.5),
  warmMount(50),
  processorTime(50),
  firstMount(500, 1.4),
  keys(500),
  renders(500),
  submit(500),
  choice(10),
  choice(1_000),
  choice(10_000),
  memory(50),
  history(200),
  streaming(50),
];

/**
 * What the code takes of the processor before it shows anything.
 *
 * @returns {Case}
 */
export function loading() {
  const title = "Processor time to load the code";
  return {
    name: "loading",
    blank: true,
    rows: [
      {
        value: "code",
        title,
        unit: "ms",
        ratio: true,
        target: "≤ 5 ms more than native",
        reached: (of) =>
          (of("ours", "loading.code") ?? NaN) - (of("native", "loading.code") ?? NaN) <= 5,
      },
    ],
    async measure(opened) {
      const read = await processorClock(opened);
      const before = await read();
      await opened.load();
      return { code: (await read()).script - before.script };
    },
  };
}

/**
 * @param {number} count
 * @param {number} [most] As a multiple of native React; absent: no later than the fastest peer.
 * @returns {Case}
 */
export function firstMount(count, most) {
  const name = `mount-${count}`;
  return {
    name,
    ...withDrawing(count),
    rows: [
      {
        value: "commit",
        title: `First mount to commit, ${fields(count)}`,
        unit: "ms",
        ratio: true,
        ...(most === undefined ? asFast(name, "commit") : atMost(name, "commit", most)),
      },
      {
        value: "painted",
        title: "… to painted",
        unit: "ms",
        ratio: true,
        ...asFast(name, "painted"),
      },
      {
        value: "complete",
        title: "… until the last part is there",
        unit: "ms",
        ratio: true,
        ...asFast(name, "complete"),
      },
    ],
    async measure({ page }) {
      const {
        controls,
        layout: _layout,
        ...taken
      } = await page.evaluate((schema) => window.harness.mount(schema), mixed(count));
      // One renderer draws a list as a table with a button.
      if (controls < count * 0.8) throw new Error(`${count} fields have ${controls} controls.`);
      return taken;
    },
  };
}

/**
 * @param {number} count
 * @returns {Case}
 */
export function firstLayout(count) {
  const name = `layout-${count}`;
  const title = `First mount to commit and layout, ${fields(count)}`;
  return {
    name,
    ...withDrawing(count),
    rows: [{ value: "layout", title, unit: "ms", ratio: true, ...asFast(name, "layout") }],
    async measure({ page }) {
      const { layout } = await page.evaluate(
        (schema) => window.harness.mount(schema, { layout: true }),
        mixed(count),
      );
      return { layout };
    },
  };
}

/**
 * The next form of a page that has shown some.
 *
 * @param {number} count
 * @returns {Case}
 */
export function warmMount(count) {
  const name = `warm-${count}`;
  return {
    name,
    ...withDrawing(count),
    rows: [
      {
        value: "commit",
        title: `A further mount to commit, ${fields(count)}`,
        unit: "ms",
        ratio: true,
        ...asFast(name, "commit"),
      },
      {
        value: "complete",
        title: "… until the last part is there",
        unit: "ms",
        ratio: true,
        ...asFast(name, "complete"),
      },
    ],
    async measure({ page, collectGarbage }) {
      /** @param {number} mark */
      const mount = async (mark) => {
        const taken = await page.evaluate(
          (schema) => window.harness.mount(schema),
          mixed(count, ` of ${mark}`),
        );
        await page.evaluate(() => window.harness.unmount());
        return taken;
      };
      for (let time = 0; time < WARM; time += 1) await mount(time);
      await collectGarbage();
      const taken = [];
      for (let time = 0; time < WARM; time += 1) taken.push(await mount(WARM + time));
      return {
        commit: median(taken.map(({ commit }) => commit)),
        complete: median(taken.map(({ complete }) => complete)),
      };
    },
  };
}

/**
 * What a first mount takes of the processor until nothing is to come, and what for. Other programs on
 * the machine disturb it less than a clock.
 *
 * @param {number} count
 * @returns {Case}
 */
export function processorTime(count) {
  const name = `cpu-${count}`;
  return {
    name,
    // The entrance of a card takes time in each frame, and a screen draws 60 of them a second.
    frames: true,
    ...withDrawing(count),
    rows: [
      {
        value: "all",
        title: `Processor time of a first mount, with what loads after it, ${fields(count)}`,
        unit: "ms",
        ratio: true,
        ...asFast(name, "all"),
      },
      { value: "script", title: "… of it script", unit: "ms", ratio: true },
      {
        value: "styles",
        title: "… of it styles",
        unit: "ms",
        ratio: true,
        target: "≤ 2 × the fastest peer",
        reached: (of) => (of("ours", `${name}.styles`) ?? NaN) <= 2 * best(of, `${name}.styles`),
      },
      { value: "layout", title: "… of it layout", unit: "ms", ratio: true },
    ],
    async measure(opened) {
      const read = await processorClock(opened);
      const before = await read();
      // In a task of the page's own: what runs at once for DevTools is not counted as script.
      await opened.page.evaluate(
        (schema) =>
          new Promise((resolve) => {
            setTimeout(() => resolve(window.harness.mount(schema)));
          }),
        mixed(count),
      );
      const after = await read();
      return {
        all: after.all - before.all,
        script: after.script - before.script,
        styles: after.styles - before.styles,
        layout: after.layout - before.layout,
      };
    },
  };
}

/**
 * Small forms are measured beside a drawing of them as well.
 *
 * @param {number} count
 * @returns {Pick<Case, "schema">}
 */
function withDrawing(count) {
  return count <= 5 ? { schema: mixed(count) } : {};
}

/**
 * A chat of many answered questions, and a form of five beneath.
 *
 * @param {number} count
 * @returns {Case}
 */
export function history(count) {
  const name = `history-${count}`;
  return {
    name,
    rounds: 3,
    only: ["ours", "native"],
    rows: [
      { value: "heap", title: `Kept by each of ${count} receipts`, unit: "KiB" },
      { value: "alone", title: "A key typed, 5 fields: script", unit: "ms", ratio: true },
      {
        value: "beneath",
        title: `… beneath ${count} receipts`,
        unit: "ms",
        ratio: true,
        target: "≤ 1.3 × without",
        reached: (of) =>
          (of("ours", `${name}.beneath`) ?? NaN) <= 1.3 * (of("ours", `${name}.alone`) ?? NaN),
      },
    ],
    async measure(opened) {
      const { page, devtools, collectGarbage } = opened;
      const kept = async () => {
        for (let time = 0; time < 3; time += 1) await collectGarbage();
        return (await devtools.send("Runtime.getHeapUsage")).usedSize / 1024;
      };
      await page.evaluate((schema) => window.harness.mount(schema), mixed(5));
      const alone = await scriptOfKey(opened);
      const before = await kept();
      await page.evaluate((receipts) => window.harness.showHistory(receipts), count);
      const heap = ((await kept()) - before) / count;
      return { heap, alone, beneath: await scriptOfKey(opened) };
    },
  };
}

/**
 * @param {number} count
 * @returns {Case}
 */
export function streaming(count) {
  const name = `streaming-${count}`;
  return {
    name,
    frames: true,
    rows: [
      {
        value: "lost",
        title: `Frames lost of a chat that streams 60 a second, ${count} fields mounted`,
        unit: "",
        target: "those of native",
        reached: (of) =>
          (of("ours", `${name}.lost`) ?? NaN) <= (of("native", `${name}.lost`) ?? NaN),
      },
      {
        value: "longest",
        title: "… the longest frame",
        unit: "ms",
        ratio: true,
        ...atMost(name, "longest", 1),
      },
    ],
    async measure({ page }) {
      return {
        ...(await page.evaluate(
          (schema) => window.harness.mountWhileStreaming(schema),
          mixed(count),
        )),
      };
    },
  };
}

/**
 * @param {number} count
 * @returns {Case}
 */
export function keys(count) {
  const name = `key-${count}`;
  const title = `A key typed, ${count} fields: script`;
  return {
    name,
    rows: [
      { value: "before", title, unit: "ms", ratio: true, ...atMost(name, "before", 1.3) },
      {
        value: "after",
        title: "… after a failed Submit",
        unit: "ms",
        ratio: true,
        ...atMost(name, "after", 1.3),
      },
    ],
    async measure(opened) {
      const { page } = opened;
      await page.evaluate((schema) => window.harness.mount(schema), allWrong(count));
      const before = await scriptOfKey(opened);
      await page.evaluate(() => window.harness.submit());
      return { before, after: await scriptOfKey(opened) };
    },
  };
}

/**
 * @param {number} count
 * @returns {Case}
 */
export function renders(count) {
  const name = `renders-${count}`;
  return {
    name,
    renders: true,
    rounds: 2,
    rows: [
      {
        value: "before",
        title: `A key typed, ${count} fields: components rendered`,
        unit: "",
        ...atMost(name, "before", 0),
      },
      { value: "after", title: "… after a failed Submit", unit: "", ...atMost(name, "after", 0) },
    ],
    async measure(opened) {
      const { page } = opened;
      const perKey = async () => {
        await page.evaluate(() => window.harness.focus());
        // The first keys mend what was wrong.
        for (let key = 0; key < WARM; key += 1) await press(opened);
        const before = await page.evaluate(() => window.renders);
        for (let key = 0; key < KEYS; key += 1) await press(opened);
        return ((await page.evaluate(() => window.renders)) - before) / KEYS;
      };
      await page.evaluate((schema) => window.harness.mount(schema), allWrong(count));
      if (!(await page.evaluate(() => window.renders))) throw new Error("No render was counted.");
      const before = await perKey();
      await page.evaluate(() => window.harness.submit());
      return { before, after: await perKey() };
    },
  };
}

/**
 * @param {number} count
 * @returns {Case}
 */
export function submit(count) {
  const name = `submit-${count}`;
  return {
    name,
    rows: [
      {
        value: "painted",
        title: `Submit to errors painted, ${count} wrong fields`,
        unit: "ms",
        ratio: true,
        ...atMost(name, "painted", 3.5),
      },
      { value: "shown", title: "… to errors in the page", unit: "ms", ratio: true },
      { value: "count", title: "… errors shown", unit: "" },
    ],
    async measure({ page, collectGarbage }) {
      await page.evaluate((schema) => window.harness.mount(schema), allWrong(count));
      await collectGarbage();
      return { ...(await page.evaluate(() => window.harness.submit())) };
    },
  };
}

/**
 * @param {number} count
 * @returns {Case}
 */
export function choice(count) {
  const name = `choices-${count}`;
  const few = "choices-10.commit";
  return {
    name,
    choices: true,
    rows: [
      {
        value: "commit",
        title: `A choice of ${count} options: mount`,
        unit: "ms",
        ...(count > 10 && {
          target: "≤ 15 ms more than 10",
          reached: (of) => (of("ours", `${name}.commit`) ?? NaN) - (of("ours", few) ?? NaN) <= 15,
        }),
      },
      {
        value: "painted",
        title: "… open to painted",
        unit: "ms",
        ...(count === 10_000 && {
          target: "≤ 100 ms",
          reached: (of) => (of("ours", `${name}.painted`) ?? NaN) <= 100,
        }),
      },
    ],
    async measure({ page, collectGarbage }) {
      const { commit } = await page.evaluate(
        (schema) => window.harness.mount(schema),
        oneChoice(count),
      );
      const trigger = page.getByRole("combobox");
      await trigger.hover();
      await pause(HOVER);
      await collectGarbage();
      const [{ painted }] = await Promise.all([
        page.evaluate(() => window.harness.opened()),
        trigger.click(),
      ]);
      return { commit, painted };
    },
  };
}

/**
 * @param {number} count
 * @param {number} [batch] After how many mounts each sample is taken.
 * @returns {Case}
 */
export function memory(count, batch = 15) {
  const name = `memory-${count}`;
  const title = `Kept per mount, Submit and unmount, ${count} fields`;
  return {
    name,
    rounds: 3,
    // What V8 compiles, and compiles better, while code warms up is kept too, but by no mount.
    interpreted: true,
    rows: [
      { value: "heap", title, unit: "KiB", ...atMost(name, "heap", 1, " KiB") },
      { value: "listeners", title: "… listeners", unit: "", ...atMost(name, "listeners", 0) },
      { value: "nodes", title: "… nodes", unit: "", ...atMost(name, "nodes", 0) },
    ],
    async measure({ page, devtools, collectGarbage }) {
      let mounts = 0;
      /** @param {number} times */
      const cycle = async (times) => {
        for (let time = 0; time < times; time += 1) {
          mounts += 1;
          // Each request is another one, as servers' are.
          await page.evaluate(
            (schema) => window.harness.cycle(schema),
            allWrong(count, ` of ${mounts}`),
          );
        }
      };
      const kept = async () => {
        // What is finalised in one collection goes in the next.
        for (let time = 0; time < 3; time += 1) await collectGarbage();
        const { usedSize } = await devtools.send("Runtime.getHeapUsage");
        const { nodes, jsEventListeners } = await devtools.send("Memory.getDOMCounters");
        return { mounts, heap: usedSize / 1024, nodes, listeners: jsEventListeners };
      };
      await cycle(batch);
      const samples = [await kept()];
      for (let sample = 0; sample < 4; sample += 1) {
        await cycle(batch);
        samples.push(await kept());
      }
      return {
        heap: slope(samples, "heap"),
        listeners: slope(samples, "listeners"),
        nodes: slope(samples, "nodes"),
      };
    },
  };
}

const WARM = 5;
const KEYS = 15;

/** How long after a key the next one comes, in milliseconds: what a form puts off is done by then. */
const BETWEEN_KEYS = 60;

/** How long a pointer is over what it will press, in milliseconds. */
const HOVER = 300;

/**
 * How much script a key takes that is typed into the first text box, in milliseconds.
 *
 * @param {BenchPage} opened
 */
async function scriptOfKey(opened) {
  const { page, collectGarbage } = opened;
  const read = await processorClock(opened);
  await page.evaluate(() => window.harness.focus());
  for (let key = 0; key < WARM; key += 1) await press(opened);
  await collectGarbage();
  const taken = [];
  for (let key = 0; key < KEYS; key += 1) {
    const before = await read();
    await press(opened);
    taken.push((await read()).script - before.script);
  }
  return median(taken);
}

/**
 * What the main thread of a page has taken of the processor so far, in milliseconds: time in which
 * other programs ran does not count.
 *
 * @param {BenchPage} opened
 */
async function processorClock({ devtools }) {
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    /** @param {string} name */
    const taken = (name) => (metrics.find((metric) => metric.name === name)?.value ?? NaN) * 1000;
    return {
      all: taken("TaskDuration"),
      script: taken("ScriptDuration"),
      styles: taken("RecalcStyleDuration"),
      layout: taken("LayoutDuration"),
    };
  };
}

/** @param {BenchPage} page */
async function press({ devtools }) {
  const key = { key: "a", code: "KeyA", windowsVirtualKeyCode: 65 };
  await devtools.send("Input.dispatchKeyEvent", { type: "keyDown", text: "a", ...key });
  await devtools.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
  await pause(BETWEEN_KEYS);
}

/**
 * Waits as a person does. Done here, since a page that waits runs script.
 *
 * @param {number} duration In milliseconds.
 */
function pause(duration) {
  return new Promise((resolve) => {
    setTimeout(resolve, duration);
  });
}

/**
 * How much a value grows with each mount: the slope of the line through all samples.
 *
 * @template {string} Name
 * @param {({ mounts: number } & Record<Name, number>)[]} samples
 * @param {Name} name
 */
function slope(samples, name) {
  /** @param {(sample: (typeof samples)[number]) => number} of */
  const mean = (of) => samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const mounts = mean((sample) => sample.mounts);
  const value = mean((sample) => sample[name]);
  return (
    mean((sample) => (sample.mounts - mounts) * (sample[name] - value)) /
    mean((sample) => (sample.mounts - mounts) ** 2)
  );
}

/** @param {number} count */
function fields(count) {
  return count === 1 ? "1 field" : `${count} fields`;
}

/** Whom ours is compared with: other ways to have a form made of a schema. */
const peers = ["card", "rjsfShadcn", "rjsfMui", "rjsfMantine"];

/**
 * A target for ours: no later than the fastest of its peers.
 *
 * @param {string} name
 * @param {string} value
 * @returns {Pick<Row, "target" | "reached">}
 */
function asFast(name, value) {
  const measured = `${name}.${value}`;
  return {
    target: "the fastest peer",
    reached: (of) => (of("ours", measured) ?? NaN) <= best(of, measured),
  };
}

/**
 * The time of the fastest peer, or `NaN` if none was measured.
 *
 * @param {Medians} of
 * @param {string} measured
 */
function best(of, measured) {
  const found = peers.flatMap((peer) => of(peer, measured) ?? []);
  return found.length > 0 ? Math.min(...found) : NaN;
}

/**
 * A target for ours: a multiple of native React's where the row tells one, else the value itself.
 *
 * @param {string} name
 * @param {string} value
 * @param {number} most
 * @param {string} [unit] Absent for a multiple.
 * @returns {Pick<Row, "target" | "reached">}
 */
function atMost(name, value, most, unit) {
  const measured = `${name}.${value}`;
  const absolute = unit !== undefined || most === 0;
  return {
    target: most === 0 ? "0" : `≤ ${most}${unit ?? " ×"}`,
    // What is counted exactly must not be off by more than what rounding hides.
    reached: (of) =>
      (of("ours", measured) ?? NaN) / (absolute ? 1 : (of("native", measured) ?? NaN)) <=
      most + (most === 0 ? 0.05 : 0),
  };
}
