import {
  Elicitation,
  ElicitationDialog,
  type ElicitationFormProps,
  type ElicitationRequest,
  type ElicitationResult,
  createLocalStorage,
} from "react-elicitation";
import "react-elicitation/styles.css";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { ManualClock } from "../../stories/ManualClock";
import { onRespond } from "./directedHost";

/** What a host can choose of how a request is shown. */
export interface Manner extends Pick<
  ElicitationFormProps,
  | "rememberAnswers"
  | "expiresAt"
  | "saveDrafts"
  | "locale"
  | "quickReplies"
  | "readOnly"
  | "review"
  | "steps"
  | "timeZone"
> {
  dialog?: boolean;
}

/** A place on the screen that can be pressed. */
export interface Spot {
  x: number;
  y: number;
  /** Whether text can be typed there. */
  typable: boolean;
  /** Whether something else would be pressed there. */
  covered: boolean;
}

export interface Seen {
  /** What `onRespond` was given, in order, and whether it was taken. */
  attempts: { result: ElicitationResult; taken: boolean }[];
  /** What must not be, in words. */
  faults: string[];
  /** The longest task since the request was shown, in milliseconds; 0 for none above 50. */
  longest: number;
}

declare global {
  interface Window {
    fuzz: {
      /** Shows a request that was not there before, in a task of its own. It comes as JSON. */
      open(request: string, manner: Manner): Promise<void>;
      /** Renders it again: an equal object, another manner, or taken away and brought back. */
      again(change: { copy?: boolean; manner?: Manner; away?: boolean }): Promise<void>;
      /** The n-th thing that can be pressed, in view; nothing where there is none. */
      aim(nth: number): Spot | undefined;
      /** The first button of these names, in view, at a time when whatever must be looked at was. */
      find(...names: string[]): Spot | undefined;
      /** Takes input out of view and brings it back: by another case, or as JSON. */
      hide(nth: number): Promise<void>;
      /** Answers what was found wrong first, as somebody would who reads what is asked. */
      mend(turn: number): Promise<void>;
      pass(milliseconds: number): void;
      /** Whether there is no answer yet, once what was begun is done. */
      isOpen(): Promise<boolean>;
      /** What was seen, as JSON. */
      look(): string;
      /** How long a fixed piece of work takes here and now, in milliseconds. */
      work(): number;
    };
  }
}

/** What may fit, by the kind of question. */
const FITTING: Readonly<Record<string, readonly string[]>> = {
  string: ["ABC", "a1", "abcd", "aaaaa"],
  email: ["ada@example.org"],
  uri: ["https://example.org/"],
  date: ["2024-02-29"],
  dateTime: ["2024-02-29T10:30"],
  number: ["1", "3", "0"],
  integer: ["3", "0", "-3"],
  json: ['"a"', '["a"]', "1", "true"],
};
const ANSWERS = new Set(["submit", "decline", "cancel", "close", "block", "send", "open"]);
const PRESSABLE =
  "button, input, textarea, select, a[href], summary, label, [role=radio], [role=checkbox], [role=switch], [role=option]";
/** What would be obeyed and not read. Our own words have none of it, but in Arabic. */
const OBEYED = /(?![\t\n\r])\p{Cc}|[\xad\u200b\u2028-\u202e\u2060-\u2069\ufeff]/u;

const storage = createLocalStorage("fuzz");
const element = document.querySelector("#root") ?? document.body;
let clock = new ManualClock();
let root: Root | undefined;
let request: unknown;
let manner: Manner = {};
let began = 0;
let underway = 0;
let attempts: Seen["attempts"] = [];
let faults: string[] = [];
let tasks: PerformanceEntry[] = [];

const watcher = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
watcher.observe({ type: "longtask" });

function render() {
  const { dialog = false, locale, timeZone, expiresAt, ...form } = manner;
  const Shown = dialog ? ElicitationDialog : Elicitation;
  root ??= createRoot(element);
  root.render(
    <Shown
      {...{ locale, timeZone, expiresAt, form }}
      request={request as ElicitationRequest}
      requester={{ name: "Fuzzer", url: "https://mcp.example" }}
      storage={storage}
      timers={clock}
      consent={{ openUrl: () => true }}
      onRespond={respond}
    />,
  );
}

async function respond(result: ElicitationResult) {
  if (result.action === "accept") compareWithScreen(result.content ?? {});
  const attempt = { result, taken: false };
  if (underway > 0) faults.push("a second answer while the first is on its way");
  if (attempts.some(({ taken }) => taken)) faults.push("an answer after the one that was taken");
  attempts.push(attempt);
  underway += 1;
  try {
    await onRespond(result);
    attempt.taken = true;
  } finally {
    underway -= 1;
  }
}

/** What is entered, as it is on the screen, by the ids of the fields: each showing begins its own. */
function entered(): Map<string, string> {
  const controls = document.querySelectorAll<HTMLInputElement>(
    "input:not([role=combobox]), textarea, [aria-checked]",
  );
  const whole = [...controls].filter(
    // Half a date is in its picker alone.
    ({ validity }) => !validity?.badInput,
  );
  return new Map(
    whole.map((control) => [
      control.id.split("-").slice(1).join("-"),
      control.getAttribute("aria-checked") ?? valueOf(control),
    ]),
  );
}

/** Browsers take the blanks around an address away, some at once and some when it is set. */
function valueOf({ type, value }: HTMLInputElement): string {
  return type === "url" || type === "email" ? value.trim() : value;
}

function compare(before: ReadonlyMap<string, string>, what: string) {
  const after = entered();
  for (const [id, value] of before) {
    const now = after.get(id) ?? value;
    if (now !== value) faults.push(`${what} lost ${id} ${JSON.stringify([value, now])}`);
  }
}

/** The keys of the fields, in their order. */
function keysAsked(): string[] {
  const { requestedSchema } = request as { requestedSchema?: Record<string, unknown> };
  const { properties, required } = requestedSchema ?? {};
  const described = Object.keys((properties ?? {}) as object);
  const named = Array.isArray(required) ? required.filter((key) => typeof key === "string") : [];
  return [...new Set([...described, ...named])];
}

/**
 * Texts are sent as their boxes show them, letter by letter and line by line. An empty box
 * is sent as the empty text only where it says so.
 */
function compareWithScreen(content: Readonly<Record<string, unknown>>) {
  const keys = keysAsked();
  for (const box of document.querySelectorAll<HTMLInputElement>(
    '[data-elicit="input"]:is([data-kind="string"], [data-kind="email"], [data-kind="uri"])',
  )) {
    const at = /^[^-]+-f(\d+)$/.exec(box.id)?.[1];
    const key = at === undefined ? undefined : keys[Number(at)];
    if (key === undefined || !("value" in box)) continue;
    const sent = Object.hasOwn(content, key) ? content[key] : undefined;
    const seen = box.value === "" && box.placeholder === "" ? undefined : box.value;
    const lines = typeof sent === "string" ? sent.replace(/\r\n?/g, "\n") : sent;
    if (lines !== seen) faults.push(`sent as ${JSON.stringify([key, sent])}, shown as ${seen}`);
  }
}

/** The texts within an element, in their order. */
function textsIn(within: Element): string {
  const boxes = within.querySelectorAll<HTMLInputElement>("input, textarea");
  return JSON.stringify([...boxes].map(({ value, placeholder }) => [value, placeholder]));
}

function macrotask() {
  return new Promise<void>((resolve) => {
    // A timer would wait longer each time.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => resolve());
    port1.start();
    port2.postMessage(undefined);
  });
}

/** Until what was begun is done, as far as it waits for nothing but its turn. */
async function turn() {
  for (let count = 0; count < 6; count += 1) await macrotask();
}

function spotOf(control: Element | undefined): Spot | undefined {
  if (!control) return undefined;
  control.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = control.getBoundingClientRect();
  const [x, y] = [left + Math.min(width / 2, 200), top + Math.min(height / 2, 20)];
  const typable = control.matches("input, textarea");
  return { x, y, typable, covered: !control.contains(document.elementFromPoint(x, y)) };
}

function isSeen(control: Element) {
  return control.checkVisibility({ visibilityProperty: true });
}

function look(): Seen {
  tasks.push(...watcher.takeRecords());
  const shown = document.querySelector('[data-elicit="elicitation"], [data-elicit="root"]');
  const foreign = document.querySelector(
    "img, script[src^='x'], iframe, object, embed, h1, a[href]:not([href^='#'])",
  );
  if (foreign) faults.push(`markup of the server: ${foreign.outerHTML.slice(0, 200)}`);
  const read = shown?.cloneNode(true) as Element | undefined;
  // A text box holds its value as it is. One that is drawn again has what was typed as its content.
  for (const box of read?.querySelectorAll("textarea") ?? []) box.remove();
  const obeyed = manner.locale === "ar" ? null : OBEYED.exec(read?.textContent ?? "");
  if (obeyed) faults.push(`obeyed: U+${obeyed[0].codePointAt(0)?.toString(16)}`);
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  if (new Set(ids).size < ids.length) faults.push("an id twice");
  const longest = Math.max(
    0,
    ...tasks.filter(({ startTime }) => startTime >= began).map(({ duration }) => duration),
  );
  return { attempts, faults, longest };
}

/** Draws 4,000 plain questions: script, style and layout, of which the tasks of a form are made. */
function work(): number {
  const begun = performance.now();
  const drawn = document.createElement("div");
  for (let at = 0; at < 4_000; at += 1) {
    const question = document.createElement("label");
    question.append(`Question ${at}`, document.createElement("input"));
    drawn.append(question);
  }
  document.body.append(drawn);
  drawn.getBoundingClientRect();
  drawn.remove();
  return performance.now() - begun;
}

window.fuzz = {
  open: async (given, asked) => {
    root?.unmount();
    root = undefined;
    localStorage.clear();
    // What the last one left to do is not this one's.
    await turn();
    request = JSON.parse(given);
    manner = asked;
    attempts = [];
    faults = [];
    tasks = [];
    underway = 0;
    clock = new ManualClock();
    window.results = [];
    window.behave("resolve");
    await macrotask();
    began = performance.now();
    render();
    await turn();
  },
  again: async ({ copy = false, away = false, manner: asked }) => {
    const before = entered();
    // After the answer an equal object is another question.
    if (copy && !attempts.some(({ taken }) => taken)) request = structuredClone(request);
    if (asked) manner = { ...manner, ...asked };
    if (away) {
      root?.unmount();
      root = undefined;
    }
    flushSync(render);
    await turn();
    if (!asked) compare(before, away ? "an unmount" : "an equal request");
  },
  aim: (nth) => {
    const all = [...document.querySelectorAll(PRESSABLE)].filter(isSeen);
    const open = document.querySelector("[role=listbox]");
    const within = all.filter((control) => {
      const name = control.closest("[data-name]")?.getAttribute("data-name") ?? "";
      return !ANSWERS.has(name) && (!open || nth % 3 > 0 || open.contains(control));
    });
    return spotOf(within[nth % Math.max(1, within.length)]);
  },
  hide: async (nth) => {
    const choices = [...document.querySelectorAll('[data-elicit="parts"][data-kind="choice"]')];
    const toggle = [...document.querySelectorAll<HTMLElement>('[data-elicit="skip"]')].find(
      (button) =>
        button.closest('[data-elicit="fields"]') &&
        !button.id &&
        !button.hasAttribute("aria-describedby"),
    );
    const choice = choices[nth % Math.max(1, choices.length)];
    const radios = [
      ...(choice
        ?.querySelector("[role=radiogroup]")
        ?.querySelectorAll<HTMLElement>("[role=radio]") ?? []),
    ];
    const chosen = radios.find((radio) => radio.ariaChecked === "true");
    const other = radios.find((radio) => radio !== chosen);
    if (choice && chosen && other && nth % 2 > 0) {
      const before = textsIn(choice);
      other.click();
      await turn();
      chosen.click();
      await turn();
      const after = textsIn(choice);
      if (after !== before) faults.push(`another case lost ${before}, ${after}`);
    } else if (toggle) {
      const before = textsIn(document.body);
      toggle.click();
      await turn();
      toggle.click();
      await turn();
      const after = textsIn(document.body);
      if (after !== before) faults.push(`JSON lost ${before}, ${after}`);
    }
  },
  mend: async (count) => {
    const control = document.querySelector<HTMLElement>("[aria-invalid]");
    const kind = control?.closest('[data-elicit="field"]')?.getAttribute("data-kind") ?? "";
    const fitting = FITTING[kind];
    const field = control?.closest('[data-elicit="field"]');
    const leave = field?.querySelector<HTMLElement>('[data-elicit="add"][data-name="none"]');
    if (leave && count % 2 > 0) leave.click();
    else if (control && fitting && "value" in control) {
      const prototype: unknown = Object.getPrototypeOf(control);
      const value = Object.getOwnPropertyDescriptor(prototype, "value");
      value?.set?.call(control, fitting[count % fitting.length]);
      control.dispatchEvent(new Event("input", { bubbles: true }));
    } else {
      const options = control?.querySelectorAll<HTMLElement>("[role=radio], [role=checkbox]");
      options?.[count % Math.max(1, options.length)]?.click();
    }
    await turn();
  },
  isOpen: async () => {
    await turn();
    return attempts.every(({ taken }) => !taken);
  },
  find: (...names) => {
    clock.pass(10_000);
    const wanted = names.map((name) => `[data-elicit="action"][data-name="${name}"]`);
    return spotOf([...document.querySelectorAll(wanted.join())].find(isSeen));
  },
  pass: (milliseconds) => clock.pass(milliseconds),
  look: () => JSON.stringify(look()),
  work,
};
