import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "../../scripts/run.mjs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { createInterface } from "node:readline";
import { WebSocketServer } from "ws";
import { expect, type Locator, type Page } from "@playwright/test";
import { KEY_PAUSE_MILLISECONDS } from "../../src/core/gestures";

interface Serving {
  /** With a slash at its end. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the server of an app, and waits until it answers. It finds its port in `PORT`, and the
 * origin of its pages in `ORIGIN`.
 *
 * @param script in the folder of the app.
 */
export async function serveConsumer(
  name: string,
  [script = "", ...args]: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Serving> {
  const cwd = join(import.meta.dirname, name);
  const port = await freePort();
  const child = spawn(process.execPath, [join(cwd, script), ...args], {
    cwd,
    env: { ...process.env, ...env, PORT: String(port), ORIGIN: `http://127.0.0.1:${port}` },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stdout.on("data", (text) => (said += text));
  child.stderr.on("data", (text) => (said += text));
  const url = `http://127.0.0.1:${port}/`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`The server of ${name} does not start.\n${said}`);
  }
  return {
    url,
    async stop() {
      if (child.exitCode !== null) throw new Error(`The server of ${name} has ended.\n${said}`);
      const ended = once(child, "exit");
      // A server that waits for its connections to end would wait for pages.
      child.kill("SIGKILL");
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(10_000) });
    return true;
  } catch {
    // Not to ask a thousand times a second.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return false;
  }
}

const folder = join(import.meta.dirname, "agents");

/** The published agents, each with a script in the place of the program that it drives. */
const agents = {
  claude: {
    main: "@agentclientprotocol/claude-agent-acp/dist/index.js",
    env: { CLAUDE_CODE_EXECUTABLE: join(folder, "claudeCode.mjs"), ANTHROPIC_API_KEY: "none" },
  },
  codex: {
    main: "@agentclientprotocol/codex-acp/dist/index.js",
    env: { CODEX_PATH: join(folder, "codexApp.mjs") },
  },
};

/**
 * Serves an agent that speaks over stdio to pages, over WebSocket: each connection has a process of
 * its own. The agents keep what they keep in a home that nothing else has.
 */
export async function serveAgent(name: keyof typeof agents) {
  const { main, env } = agents[name];
  const home = await mkdtemp(join(tmpdir(), "agent-home-"));
  const http = createServer((_request, response) => response.writeHead(404).end());
  const sockets = new WebSocketServer({ server: http });
  const running = new Set<ReturnType<typeof spawn>>();
  sockets.on("connection", (socket) => {
    const agent = spawn(process.execPath, [join(import.meta.dirname, "node_modules", main)], {
      cwd: home,
      env: { PATH: process.env.PATH, HOME: home, ...env },
      stdio: ["pipe", "pipe", "ignore"],
    });
    running.add(agent);
    socket.on("message", (message) => agent.stdin.write(`${String(message)}\n`));
    createInterface({ input: agent.stdout }).on("line", (line) => socket.send(line));
    socket.once("close", () => agent.kill());
    agent.on("exit", () => {
      running.delete(agent);
      socket.close();
    });
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  return {
    url: `ws://127.0.0.1:${(http.address() as AddressInfo).port}/`,
    async stop() {
      const ended = [...running].map((agent) => once(agent, "exit"));
      for (const agent of running) agent.kill();
      await Promise.all(ended);
      sockets.close();
      http.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** More stops than any page of the tests has. */
const STOPS = 200;

/**
 * Presses Tab, or Shift+Tab, until the focus is there, as a user without a mouse does. Within the answers
 * of a one-press form, which are one Tab stop, it presses an arrow key.
 */
export async function tabTo(page: Page, there: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  await there.waitFor();
  for (let stop = 0; stop < STOPS; stop += 1) {
    const { isThere, isBeside } = await there.evaluate((element: HTMLElement) => {
      const { activeElement } = element.ownerDocument;
      const group = element.tabIndex < 0 ? element.closest("[role=group]") : null;
      return { isThere: element === activeElement, isBeside: group?.contains(activeElement) };
    });
    if (isThere) return;
    await page.keyboard.press(isBeside ? "ArrowDown" : key);
  }
  throw new Error(`The focus does not come to ${String(there)}.`);
}

/** When a press that was ignored is repeated: long after the pause that makes it another gesture. */
const AFTER_A_PAUSE = 4 * KEY_PAUSE_MILLISECONDS;

/**
 * Presses a button of a request by keyboard. Backwards it is the shorter way.
 *
 * The keys follow each other faster than a user's, so they may all belong to what was typed in the
 * chat, or come before the form has stood for long enough. Then the button takes a press after a
 * pause, as the form says.
 *
 * @param isTaken settles within the given time when the press has had its effect. By default, the
 *   button is gone.
 */
export async function pressByKeyboard(
  page: Page,
  button: Locator,
  isTaken?: (timeout: number) => Promise<void>,
) {
  await tabTo(page, button, "Shift+Tab");
  await expect(button).toBeEnabled();
  const element = await button.elementHandle();
  const isGone = (timeout: number) =>
    expect.poll(() => element?.evaluate(({ isConnected }) => isConnected), { timeout }).toBe(false);
  await expect(async () => {
    await page.keyboard.press("Enter");
    await (isTaken ?? isGone)(AFTER_A_PAUSE);
  }).toPass({ intervals: [0] });
}

/** What a page looks like, and how its elements refer to one another. */
export interface Look {
  /** What a person reads. */
  text: string;
  /** Where every element is. */
  places: string[];
  /** The value of every text box. */
  values: string[];
  ids: string[];
  /** References to an id that nothing has. */
  dangling: string[];
}

/**
 * From now on each page has `window.look`. It looks at the elements that stood there when it was
 * first called: an element that was thrown away is missed.
 */
export async function teachLooking(page: Page) {
  await page.addInitScript(() => {
    let sent: Element[] | undefined;
    const references = ["for", "aria-labelledby", "aria-describedby", "aria-controls"];
    window.look = () => {
      sent ??= [...document.body.querySelectorAll("*:not(script, template)")];
      const here = sent.filter((element) => element.isConnected);
      return {
        text: document.body.innerText,
        places: here.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const name = element.getAttribute("data-elicit") ?? element.localName;
          return `${name} ${[x, y, width, height].map((side) => side.toFixed(1)).join(" ")}`;
        }),
        values: here.flatMap((element) => ("value" in element ? String(element.value) : [])),
        ids: here.flatMap(({ id }) => id || []),
        dangling: here.flatMap((element) =>
          references.flatMap((name) =>
            (element.getAttribute(name) ?? "")
              .split(" ")
              .filter((id) => id !== "" && !document.getElementById(id)),
          ),
        ),
      };
    };
  });
}

export function lookAt(page: Page): Promise<Look> {
  return page.evaluate(() => window.look?.() as Look);
}

declare global {
  interface Window {
    /** What `findChanges` saw last, by selector. */
    seenStyles?: Record<string, Record<string, string>[]>;
  }
}

/**
 * Runs in a page: says what has changed of all computed styles and places of the elements that a
 * selector names, and of what is drawn with them, since it was last called for these. Of a host's
 * variables it tells where they are set: with these elements, `variables`.
 */
export function findChanges({ selector, variables }: { selector: string; variables: boolean }) {
  // The typeface with all that belongs to it, and by which scheme colours are read, are the host's.
  // Where something is, is told by its rectangle.
  const hosts =
    /^(top|right|bottom|left|inset-.*|font-(family|feature|kerning|optical|synthesis|variation|language|palette).*|text-(rendering|size-adjust)|-webkit-(font-smoothing|tap-highlight-color|locale)|tab-size|color-scheme)$/;
  // A colour of ours that is registered has its initial value wherever nobody sets it.
  const registered = /^--_elicit-/;
  const elements = [...document.querySelectorAll(selector)];
  const now = elements.flatMap((element) =>
    ["", "::before", "::after", "::placeholder"].map((pseudo) => {
      const styles: Record<string, string> = {};
      const computed = getComputedStyle(element, pseudo);
      const drawn =
        pseudo === "::placeholder"
          ? element.matches("[placeholder]")
          : pseudo === "" || computed.content !== "none";
      for (const name of drawn ? computed : []) {
        if (name.startsWith("--") ? variables && !registered.test(name) : !hosts.test(name))
          styles[name] = computed.getPropertyValue(name);
      }
      // Without an image, its place and size draw nothing.
      if (styles["background-image"] === "none") {
        for (const name of Object.keys(styles))
          if (/^background-(position|size)/.test(name)) delete styles[name];
      }
      // A button that has a background of its own is drawn alike by either.
      if (styles.appearance === "button") styles.appearance = "auto";
      if (pseudo === "") {
        const { x, y, width, height } = element.getBoundingClientRect();
        // What has no box of its own is nowhere.
        if (element.getClientRects().length > 0)
          Object.assign(styles, { x, y: y + scrollY, width, height });
      }
      return styles;
    }),
  );
  window.seenStyles ??= {};
  const before = window.seenStyles[selector];
  window.seenStyles[selector] = now;
  const changes = new Set<string>();
  if (before && before.length !== now.length) changes.add("The page has other elements.");
  for (const [index, styles] of now.entries()) {
    const element = elements[Math.floor(index / 4)];
    const name = element?.getAttribute("data-elicit") ?? element?.localName;
    const pseudo = ["", "::before", "::after", "::placeholder"][index % 4];
    for (const [property, value] of Object.entries(styles)) {
      const was = before?.[index]?.[property];
      if (before && String(was) !== String(value))
        changes.add(`${name}${pseudo} ${property}: ${was} > ${value}`);
    }
  }
  return { seen: elements.length, changes: [...changes] };
}
