import {
  createElicitationQueue,
  Elicitation,
  type ElicitationRequest,
  type ElicitationResult,
  createLocalStorage,
  useElicitation,
} from "react-elicitation";
import "react-elicitation/styles.css";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

declare global {
  interface Window {
    /** Asks that many times, answers each in one way or another, and counts the answers. */
    soak(times: number): Promise<Record<ElicitationResult["action"], number>>;
  }
}

const queue = createElicitationQueue({ limits: { perMinute: Infinity } });
const storage = createLocalStorage("soak");
const towns = Array.from({ length: 40 }, (_, at) => `Town ${at}`);
let asked = 0;

/** Each is another one, as those of servers are. */
function makeRequest(serial: number): ElicitationRequest {
  if (serial % 5 === 0) {
    const url = `https://example.com/sign-in?turn=${serial}`;
    return { mode: "url", message: `Sign in, turn ${serial}`, url, elicitationId: String(serial) };
  }
  return {
    message: `Turn ${serial}`,
    requestedSchema: {
      type: "object",
      properties: {
        name: { type: "string", title: "Name", minLength: 2 },
        code: { type: "string", title: "Code", pattern: "^[A-Z]{3}$", default: "ABC" },
        guests: { type: "integer", minimum: 1, maximum: 9, default: 2 },
        start: { type: "string", format: "date-time", default: "2026-02-01T10:00:00Z" },
        to: { type: "string", enum: serial % 2 === 0 ? towns : ["Here", "There"] },
        bring: { type: "array", items: { type: "string", enum: ["Bike", "Dog"] } },
        seat: { type: "boolean" },
      },
      required: ["name"],
    },
  };
}

function Host() {
  const { item } = useElicitation(queue);
  return (
    item && (
      <Elicitation
        key={item.id}
        item={item}
        storage={storage}
        form={{
          saveDrafts: true,
          rememberAnswers: item.id % 3 === 0,
          review: item.id % 7 === 0,
          steps: item.id % 11 === 0 && 2,
        }}
        consent={{ openUrl: () => true }}
      />
    )
  );
}

createRoot(document.querySelector("#root") ?? document.body).render(<Host />);

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector);

/** Until the page has done what it was asked for, as far as it waits for nothing but its turn. */
function turn() {
  return new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
}

function type(text: string) {
  const box = find<HTMLInputElement | HTMLTextAreaElement>(
    "[data-kind=string]:is(input, textarea)",
  );
  if (!box) return;
  box.focus();
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), "value")?.set;
  set?.call(box, text);
  box.dispatchEvent(new Event("input", { bubbles: true }));
  box.blur();
}

/** Something to be done about what is shown, for each turn another. */
const ways: ((abort: AbortController) => void)[] = [
  () => find('[data-name="submit"], [data-name="next"], [data-name="send"]')?.click(),
  () => find('[data-name="decline"]')?.click(),
  () => find('[data-name="submit"], [data-name="next"], [data-name="send"]')?.click(),
  () => find('[data-name="cancel"]')?.click(),
  (abort) => abort.abort(),
  () => queue.getSnapshot().item?.dismiss(),
];

window.soak = async (times) => {
  const counts = { accept: 0, decline: 0, cancel: 0 };
  const last = asked + times;
  while (asked < last) {
    asked += 1;
    const abort = new AbortController();
    const given: { result?: ElicitationResult } = {};
    const request = makeRequest(asked);
    const requester = { name: `Server ${asked % 20}`, url: `https://mcp${asked % 20}.example/` };
    const answered = queue
      .elicit(request, { requester, signal: abort.signal, expiresAt: Date.now() + 600_000 })
      .then((result) => (given.result = result));
    flushSync(() => {});
    await turn();
    // Refused at first, then mended.
    type("a");
    const way = ways[asked % ways.length];
    way?.(abort);
    await turn();
    type(`Ada ${asked}`);
    for (let tries = 0; !given.result && tries < 8; tries += 1) {
      (tries < 6 ? way : ways[1])?.(abort);
      await turn();
    }
    counts[(await answered).action] += 1;
    queue.getSnapshot().item?.dismiss();
  }
  await turn();
  return counts;
};
