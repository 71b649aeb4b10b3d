import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  type ApprovalOption,
  type ApprovalRequest,
  type ApprovalResult,
  answerWith,
  isApprovalRequest,
  optionsOf,
} from "../core/ApprovalRequest.js";
import { editableIndex } from "../core/digestApproval.js";
import { isObject, sameJson } from "../core/json.js";
import { whenShown } from "../queue/fixtures/whenShown.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import { type Adapter, adapters } from "./fixtures/adapters.js";

// The responses of each adapter. The table in the guide is generated from them.

const input = { path: "a.txt" };
const edited = { path: "b.txt" };
const reason = "Use another file.";

const isLasting = ({ scope = "once" }: ApprovalOption) => scope !== "once";

/** Returns the result of an act, or `undefined` if the request does not offer it. */
type Act = (request: ApprovalRequest) => ApprovalResult | undefined;

/** Chooses the first option of a kind, for once. */
const choose =
  (kind: ApprovalOption["kind"]): Act =>
  (request) => {
    const option = optionsOf(request).find((each) => each.kind === kind && !isLasting(each));
    return option && answerWith(option);
  };

const acts: Record<string, Act> = {
  denies: choose("deny"),
  "denies with a reason": (request) => {
    const option = optionsOf(request).find(({ kind, text }) => kind === "deny" && text);
    return option && answerWith(option, { text: reason });
  },
  "denies and stops": choose("stop"),
  "clicks ×": () => ({ action: "cancel" }),
  "edits and allows": (request) => {
    const option = optionsOf(request).find(({ kind }) => kind === "allow");
    return option && editableIndex(request) !== undefined
      ? answerWith(option, { edited })
      : undefined;
  },
  "allows for longer": (request) => {
    const option = optionsOf(request).findLast((each) => each.kind === "allow" && isLasting(each));
    return option && answerWith(option);
  },
};

/** Returns what an adapter sends for an act of the user. */
async function sentBy({ ask }: Adapter, act: Act): Promise<{ sent: unknown } | undefined> {
  const queue = createElicitationQueue();
  const sent = ask(queue, JSON.stringify(input));
  const item = await whenShown(queue);
  if (!isApprovalRequest(item.request)) throw new Error("No approval.");
  const result = act(item.request);
  await item.respond(result ?? { action: "cancel" });
  const got = await sent;
  return result && { sent: got };
}

/** Longer texts are abbreviated. */
const MAX_CHARACTERS = 20;

/** Formats a response: known values by name, lists and long texts as `…`. */
function written(value: unknown): string {
  if (value === reason) return "reason";
  if (sameJson(value, edited)) return "edited";
  if (sameJson(value, input)) return "input";
  if (Array.isArray(value)) return "[…]";
  if (!isObject(value)) {
    const text = JSON.stringify(value);
    return text.length > MAX_CHARACTERS ? '"…"' : text;
  }
  const members = membersOf(value);
  return members ? `{ ${members} }` : "{}";
}

function membersOf(value: object): string {
  return Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => [key, written(member)])
    .map(([key, text]) => (key === text ? key : `${key}: ${text}`))
    .join(", ");
}

async function cellOf(adapter: Adapter, act: Act): Promise<string> {
  const answer = await sentBy(adapter, act);
  if (!answer) return "–";
  const { sent } = answer;
  if (sent === undefined) return "nothing";
  return `\`${isObject(sent) ? membersOf(sent) : written(sent)}\``;
}

/** Writes a table of Markdown as the formatter does. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const [head, ...body] = rows.map((row) => line(row.map((cell, at) => cell.padEnd(widths[at]!))));
  return [head, line(widths.map((width) => "-".repeat(width))), ...body].join("\n");
}

const guide = join(import.meta.dirname, "../../docs/guides/approvals.md");
const BLOCK = /(?<=<!-- answers: .*-->\n\n).*?(?=\n\n<!-- \/answers -->)/s;

test("the guide has what each adapter sends: `vitest -u` of this file writes it", async () => {
  const head = ["the user …", ...Object.keys(acts)];
  const rows = adapters.map(async (adapter) => [
    adapter.name,
    ...(await Promise.all(Object.values(acts).map((act) => cellOf(adapter, act)))),
  ]);
  const text = readFileSync(guide, "utf8");
  expect(text).toMatch(BLOCK);
  const made = table([head, ...(await Promise.all(rows))]);
  await expect(text.replace(BLOCK, () => made)).toMatchFileSnapshot(guide);
});

const refusals = ["denies", "denies with a reason", "denies and stops", "clicks ×"];

describe.each(adapters)("$name", (adapter) => {
  test.each(refusals)("sends no permission if the user %s", async (act) => {
    const allowed = await sentBy(adapter, choose("allow"));
    const refused = await sentBy(adapter, acts[act]!);
    expect(allowed).toBeDefined();
    if (refused) expect(refused).not.toEqual(allowed);
  });
});
