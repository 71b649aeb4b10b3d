import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationForm, en } from "react-elicitation";
import { expect, fn, waitFor } from "storybook/test";
import { pressWhenReady } from "../flows/support";
import { freshRequest } from "../freshRequest";
import { ManualClock } from "../ManualClock";
import { type Person, press } from "../Person";
import { requester } from "../requester";
import { claudeQuestion, codexQuestion } from "../requests/agents";

const meta = {
  title: "Examples/Form/Agents of today",
  component: ElicitationForm,
  decorators: [freshRequest],
  args: { request: claudeQuestion, requester, onRespond: fn() },
  parameters: {
    docs: {
      description: {
        component: `What Claude's and Codex's own agents of the [Agent Client Protocol](https://agentclientprotocol.com) ask (\`@agentclientprotocol/claude-agent-acp\` 0.101, \`codex-acp\` 2.6), as they mean it:

| what arrives | what is shown | what goes back |
| --- | --- | --- |
| Claude: \`question_<n>\` and a text \`question_<n>_custom\`, called “Other” | the text beneath its choice, with “Other…” among the options | either or both: beside a pick of one the text is a note to it, beside picks of several one more of them |
| Claude: \`_meta["_claude/askUserQuestionOption"].preview\` of an option | as text beneath the options, for the one that has the focus | nothing |
| Codex: \`<id>_note\`, \`_meta.codex\` with \`role: "user_note"\` and \`questionId\` | the same | either or both; alone it answers a choice that must be answered |
| Codex: \`_meta.codex.isSecret\` of a question | marked as a secret, whatever its words; agreed to besides Submit, and never kept | the answer |
| Codex: \`_meta.codex.autoResolutionMs\` of the request | until when it can be answered, and that it goes on without an answer then | \`cancel\` at that time, as Codex itself takes it |
| both: \`enumNames\` of a form that they pass on, which the ACP SDK's own reading drops | as the names of the options: \`.onRequest(methods.client.elicitation.create, (params) => params, create)\` | the value |`,
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const preview = ({ canvas }: Person, option: string) =>
  canvas.queryAllByRole("group", { name: en.preview(option) })[0];

/** The preview goes with the focus, and is itself a stop of the keyboard. */
export const Claude: Story = {
  play: async (person) => {
    const { canvas, userEvent } = person;
    const tabs = canvas.getByRole("radio", { name: "Tabs" });
    await expect(preview(person, "Tabs")).toBeVisible();
    tabs.focus();
    await expect(tabs).toHaveAttribute("aria-details", preview(person, "Tabs")?.id);
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "One page" })).toBeChecked();
    await expect(preview(person, "Tabs")).toBeUndefined();
    await expect(preview(person, "One page")).toHaveTextContent("Account Name Ada");
    await userEvent.tab();
    await expect(preview(person, "One page")).toContainElement(
      document.activeElement as HTMLElement,
    );
    // An option without one has none shown in its name.
    await userEvent.click(canvas.getByRole("radio", { name: "As it is" }));
    await expect(preview(person, "One page")).toBeUndefined();
    await userEvent.click(canvas.getByRole("radio", { name: "Tabs" }));
  },
};

/** Beside an option, the text is a note to it. */
export const Note: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("radio", { name: "Tabs" }));
    await userEvent.type(canvas.getAllByRole("textbox", { name: "Other" })[0]!, "Account first");
    await expect(canvas.getByRole("radio", { name: "Tabs" })).toBeChecked();
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { question_0: "Tabs", question_0_custom: "Account first" },
    });
  },
};

/** Without an option it is the answer, and whoever types is told so by the row that is marked. */
export const OwnAnswer: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const [layout, checks] = canvas.getAllByRole("textbox", { name: "Other" });
    await userEvent.type(layout!, "A sidebar");
    await expect(canvas.getByRole("radio", { name: en.other })).toBeChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Types" }));
    await userEvent.type(checks!, "Lint");
    await expect(canvas.getByRole("checkbox", { name: en.other })).toBeChecked();
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { question_0_custom: "A sidebar", question_1: ["Types"], question_1_custom: "Lint" },
    });
  },
};

const clock = new ManualClock();

/** A choice that must be answered, which the text answers; a secret; and until when there is time. */
export const Codex: Story = {
  args: {
    request: codexQuestion,
    timers: clock,
    expiresAt: 119_000,
    locale: "en-GB",
    timeZone: "UTC",
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const note = await canvas.findByText(en.answerBy("00:01"), { exact: false });
    await expect(note).toHaveTextContent(en.goesOn);
    await expect(await canvas.findByText(en.secretAsked.password)).toBeVisible();
    // Nobody has looked at it for long enough to mean a press, by this clock.
    clock.pass(5_000);
    await pressWhenReady(context, en.submit);
    const target = canvas.getByRole("radiogroup", { name: "Where shall it run?" });
    await waitFor(() => expect(target).toBeInvalid());
    await userEvent.type(
      canvas.getByRole("textbox", { name: "Additional answer or note" }),
      "My own machine",
    );
    await expect(target).not.toBeInvalid();
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { target_note: "My own machine" },
    });
  },
};
