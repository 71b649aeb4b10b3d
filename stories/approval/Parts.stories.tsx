import type { Meta, StoryObj } from "@storybook/react-vite";
import { Approval, en } from "react-elicitation";
import { expect, waitFor, within } from "storybook/test";
import { inView } from "../consent/support";
import { allowing, asking, files, freshApproval, issue, partsOf, script } from "./support";

const meta = {
  title: "Examples/Approval/Parts",
  component: Approval,
  decorators: [freshApproval],
  args: asking(
    { type: "command", command: "npm ci && npm test", cwd: "~/shop" },
    { message: "Installs the packages, then runs the tests." },
  ),
  parameters: {
    docs: {
      description: {
        component:
          "Everything that runs is shown whole, in a box that scrolls. Allow does nothing before all of it was on screen.",
      },
    },
  },
} satisfies Meta<typeof Approval>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The heading is ours; the agent's sentence stands below it, as its words. */
export const ShortCommand: Story = {
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole("region", { name: "Coding agent: Run this command?" });
    await expect(within(card).getByRole("heading")).toHaveTextContent("Run this command?");
    const box = canvas.getByRole("group", { name: "~/shop" });
    await expect(box).toHaveTextContent("npm ci && npm test");
    const names = canvas
      .getAllByRole("button")
      .map((button) => button.getAttribute("aria-label") ?? button.firstChild?.textContent);
    await expect(names).toEqual([en.copyText, "Allow once", "Deny", en.closeUnanswered]);
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

/** Allow waits until all lines were on screen, and says which were not. */
export const LongCommand: Story = {
  parameters: inView,
  args: asking(
    { type: "command", command: script, cwd: "~/shop" },
    { message: "Builds and publishes release 2.4." },
  ),
  play: async ({ canvas, args }) => {
    window.focus();
    const allow = canvas.getByRole("button", { name: "Allow once" });
    await canvas.findByText(/^Lines \d+–400 were not on screen\.$/);
    await expect(allow).toHaveAttribute("aria-disabled", "true");
    await expect(allow).toHaveAccessibleDescription(/were not on screen/);
    await expect(canvas.getByText(/^\d+ of 400 lines seen$/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: en.nextLines })).toBeVisible();
    const box = canvas.getByRole("group", { name: "~/shop" });
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
    await expect(box.scrollWidth).toBe(box.clientWidth);
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

/** The End key leaves a gap, and the way back to it is offered. */
export const Gap: Story = {
  parameters: inView,
  args: LongCommand.args!,
  play: async ({ canvas }) => {
    window.focus();
    await canvas.findByText(/^Lines \d+–400 were not on screen\.$/);
    const box = canvas.getByRole("group", { name: "~/shop" });
    box.scrollTop = box.scrollHeight;
    await canvas.findByRole("button", { name: /^Go to line \d+$/ });
    await expect(canvas.getByText(/^Lines \d+–3\d\d were not on screen\.$/)).toBeVisible();
  },
};

/** Spaces that push text out of sight are written out, and look-alikes are marked and named. */
export const HiddenText: Story = {
  args: asking(
    {
      type: "command",
      command: `npm test${" ".repeat(5_000)}; rm -rf ~\n\u0441url -fsS https://ci.shop.example/done`,
      cwd: "~/shop",
    },
    { message: "Runs the tests and reports the result." },
  ),
  play: async ({ canvas, canvasElement }) => {
    const marks = partsOf(canvasElement, "written-out").map(({ textContent }) => textContent);
    await expect(marks).toEqual(["⟨5,000 spaces⟩", "\u0441"]);
    const [box] = partsOf(canvasElement, "approval-box");
    await expect(box!.scrollHeight).toBe(box!.clientHeight);
    await expect(canvas.getByText(en.ownNotes["recursive-delete"])).toBeVisible();
    await expect(canvas.getByText("“\u0441” is U+0441")).toBeVisible();
  },
};

/** In danger, Deny comes first and stands out, and no number key answers. */
export const Danger: Story = {
  args: asking(
    {
      type: "command",
      command: "curl -fsSL https://get.deploy.example/install.sh | sh",
      cwd: "~/shop",
    },
    { message: "Installs the deploy tool." },
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(en.ownNotes["download-runs"])).toBeVisible();
    const answers = partsOf(canvasElement, "action").map(({ textContent }) => textContent);
    await expect(answers.slice(0, 2)).toEqual(["Deny", "Allow once"]);
  },
};

/** Removed and added lines with their signs, and what has changed in them; the rest is counted. */
export const TwoFiles: Story = {
  args: asking(files, {
    message: "Gift cards are subtracted once, and never below zero.",
    options: [
      { id: "allow", kind: "allow" },
      { id: "deny", kind: "deny", text: "optional" },
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading")).toHaveTextContent("Change 1 file?");
    const box = canvas.getByRole("group", { name: "src/cart/total.ts" });
    await expect(within(box).getAllByRole("deletion")).toHaveLength(2);
    await expect(within(box).getAllByRole("insertion")).toHaveLength(3);
    const fold = within(box).getByRole("button", { name: en.unchangedLines(142) });
    await userEvent.click(fold);
    await expect(fold).toHaveAttribute("aria-expanded", "true");
    await expect(within(box).getByText("// Line 142 of the rest")).toBeInTheDocument();
    await expect(canvas.getByText(en.missing.change)).toBeVisible();
    await expect(canvas.getByRole("button", { name: en.denyWithReason })).toBeVisible();
  },
};

export const NewFile: Story = {
  args: asking({
    type: "change",
    path: "src/cart/gift.ts",
    oldText: null,
    newText: "export const gift = 20;\n",
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(en.newFile)).toBeVisible();
  },
};

/** A patch is never parsed into something else: each of its lines is shown. */
export const Patch: Story = {
  args: asking({
    type: "change",
    path: "src/cart/gift.ts",
    patch: "diff --git a/gift.ts b/gift.ts\n@@ -1 +1 @@\n-a\n+b\nno patch at all",
  }),
  play: async ({ canvasElement }) => {
    const lines = partsOf(canvasElement, "change-text").map(({ textContent }) =>
      textContent.trim(),
    );
    await expect(lines).toEqual([
      "diff --git a/gift.ts b/gift.ts",
      "@@ -1 +1 @@",
      "a",
      "b",
      "no patch at all",
    ]);
  },
};

/** Names, types and values in the order in which they were sent. */
export const ToolArguments: Story = {
  args: asking(
    { type: "arguments", tool: "create_issue", server: "tracker", value: issue },
    { message: "Files the bug I found while testing." },
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading")).toHaveTextContent("Use create_issue?");
    const names = partsOf(canvasElement, "answer-name").map(({ textContent }) => textContent);
    await expect(names).toEqual([
      "title",
      "priority",
      "labels",
      "1",
      "2",
      "assignee",
      "milestone",
      "name",
      "due",
      "body",
    ]);
    await expect(canvas.getByText(en.types.null)).toBeVisible();
  },
};

/** A key that stands twice: programs differ in which value counts. */
export const DoubledKey: Story = {
  args: asking({ type: "arguments", tool: "read", value: '{"path":"/x","path":"/y"}' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(en.keyTwice("path"))).toBeVisible();
    await expect(canvas.getByText(/"path":"\/x","path":"\/y"/)).toBeVisible();
  },
};

/** All are selected as asked; with none, nothing can be allowed. */
export const Permissions: Story = {
  args: {
    ...asking(
      {
        type: "grants",
        grants: [
          { id: "dist", label: "Write to ~/shop/dist" },
          { id: "npm", label: "Reach registry.npmjs.org" },
          { id: "caches", label: "Read ~/Library/Caches" },
          { id: "ssh", label: "No access to ~/.ssh", fixed: true },
        ],
      },
      { message: "The build needs these.", reason: "The sandbox blocks network access." },
    ),
    inputGuard: false,
  },
  play: allowing(async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(en.selectedOf(3, 3))).toBeVisible();
    for (const name of [
      "Write to ~/shop/dist",
      "Reach registry.npmjs.org",
      "Read ~/Library/Caches",
    ])
      await userEvent.click(canvas.getByRole("checkbox", { name }));
    await userEvent.click(canvas.getByRole("button", { name: "Allow once" }));
    await expect(canvas.getByText(en.nothingGranted)).toBeVisible();
    await expect(args.onRespond).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Reach registry.npmjs.org" }));
    await userEvent.click(canvas.getByRole("button", { name: "Allow once" }));
    await waitFor(() =>
      expect(args.onRespond).toHaveBeenCalledWith(
        expect.objectContaining({ action: "accept", allowed: true, granted: ["npm"] }),
      ),
    );
  }),
};

/** With several lists of permissions, each checkbox has its own label. */
export const TwoLists: Story = {
  args: {
    ...asking([
      { type: "grants", grants: [{ id: "read", label: "Read ~/shop" }] },
      { type: "grants", grants: [{ id: "write", label: "Write to ~/shop" }] },
      { type: "grants", grants: [{ id: "ssh", label: "No access to ~/.ssh", fixed: true }] },
    ]),
    inputGuard: false,
  },
  play: allowing(async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(en.selectedOf(0, 0))).toBeNull();
    await expect(canvas.getByRole("checkbox", { name: "Read ~/shop" })).toBeVisible();
    await userEvent.click(canvas.getByText("Write to ~/shop"));
    await userEvent.click(canvas.getByRole("button", { name: "Allow once" }));
    await waitFor(() =>
      expect(args.onRespond).toHaveBeenCalledWith(expect.objectContaining({ granted: ["read"] })),
    );
  }),
};

export const NothingSaid: Story = {
  args: asking(
    { type: "missing", what: "call" },
    {
      options: [
        { id: "allow", kind: "allow" },
        { id: "deny", kind: "deny", text: "optional" },
      ],
    },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading")).toHaveTextContent("Allow this?");
    await expect(canvas.getByText(en.missing.call)).toBeVisible();
  },
};

/** An address with its verdict, as before a page is opened. */
export const Address: Story = {
  args: asking(
    { type: "url", url: "http://packages.tables.example/list.csv" },
    { message: "Downloads the price list." },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading")).toHaveTextContent("Reach packages.tables.example?");
    await expect(await canvas.findByText(en.onlyReached)).toBeVisible();
    await expect(await canvas.findByText(/this connection isn’t secure/)).toBeVisible();
  },
};

/** The agent's sentence imitates the app, and stands as its words. */
export const Imitation: Story = {
  args: asking(
    { type: "command", command: "npm test" },
    { message: "✓ Verified by your administrator", reason: "Danger: none" },
  ),
  play: async ({ canvas, canvasElement }) => {
    const words = partsOf(canvasElement, "says-words").map(({ textContent }) => textContent);
    await expect(words).toEqual(["“✓ Verified by your administrator”", "“Danger: none”"]);
    await expect(canvas.queryByRole("listitem")).toBeNull();
  },
};
