import { type ApprovalOption, type ApprovalRequest, optionsOf } from "../core/ApprovalRequest.js";
import { lineOf, shortText, visibleLine, withoutGaps } from "../core/text.js";
import type { ApprovalStrings } from "../strings/enApproval.js";

/** One answer, ready to be shown. */
export interface OptionView {
  /** The option of the request. */
  option: ApprovalOption;
  /** The agent's words with hidden characters written out, or built-in ones. */
  label: string;
  /** Whether the words are the agent's. They are longer than `label` if `more` is set. */
  isOwn: boolean;
  /** Whether the words are longer than `label`. */
  more: boolean;
  /** Its effect and how long it lasts, in built-in words. */
  kind: string;
  /** How long it lasts, in built-in words. */
  scope: string;
  /** Both, in one line. */
  caption: string;
  /** Whether it lasts beyond this call. */
  lasts: boolean;
  /** What it covers, a line each. */
  covers: readonly string[];
  /** The accessible name: the words of the agent, and the effect behind them. */
  name: string;
}

/** Answers that are buttons or radios. More are in a select, and have no number keys. */
export const MAX_BUTTONS = 20;

/** Characters of a rule that its button shows. */
const MAX_RULE_CHARACTERS = 200;

/** Returns a rule as its button shows it. */
export function shortRule(rule: string): string {
  return shortText(rule, MAX_RULE_CHARACTERS);
}

/** Whether a visible rule is too long for the button of its answer. Then it is a part, to be read to its end. */
export function isLongRule(rule: string): boolean {
  return shortRule(rule) !== rule;
}

/** Reads the answers of a request, in their order. */
export function readOptions(
  request: ApprovalRequest,
  strings: ApprovalStrings,
  isEdited: boolean,
): OptionView[] {
  return optionsOf(request).map((option) => {
    const { kind, scope = "once", covers = [] } = option;
    const own = ownWords(option.label);
    const isOwn = own !== undefined;
    const plain = own?.visible ?? builtInWords(option, strings);
    const label = isEdited && kind === "allow" ? strings.withChanges(plain) : plain;
    const [kindWord, scopeWord] = [strings.kinds[kind], strings.scopes[scope]];
    // A refusal for now has nothing to say of how long.
    const said = kind === "allow" || scope !== "once" ? scopeWord : undefined;
    return {
      option,
      label,
      isOwn,
      more: (own?.hidden ?? 0) > 0,
      kind: kindWord,
      scope: scopeWord,
      caption: `${kindWord}${strings.comma}${scopeWord}`,
      lasts: scope !== "once",
      covers: covers.map((line) => withoutGaps(visibleLine(line), strings)),
      name: isOwn ? strings.answerNamed(label, kindWord, said) : label,
    };
  });
}

/** The built-in words of an answer. */
function builtInWords(
  { kind, scope = "once" }: ApprovalOption,
  { answers }: ApprovalStrings,
): string {
  if (kind === "stop" || kind === "other") return answers[kind];
  return answers[kind][scope];
}

/** Returns the agent's words, or `undefined` if there is nothing in them to read. */
function ownWords(label: string | undefined): ReturnType<typeof lineOf> | undefined {
  if (label === undefined) return undefined;
  const line = lineOf(label.trim());
  const rest = line.visible.replace(/\u27e8(?:U\+[0-9A-F]+|\u2026)\u27e9/g, "").trim();
  return rest === "" ? undefined : line;
}

/** Whether no part says that something runs. */
export function runsNothing(parts: ApprovalRequest["parts"]): boolean {
  return parts.every(({ type }) => type === "text" || type === "missing");
}

/**
 * Whether the answers are a question: several of one kind, of which none allows or refuses more than
 * another. What runs, or lasts, is never a question.
 */
export function isQuestion(
  options: readonly OptionView[],
  parts: ApprovalRequest["parts"],
): boolean {
  const [first] = options;
  const same = ({ option: { kind, scope = "once" } }: OptionView) =>
    kind === first?.option.kind && scope === (first.option.scope ?? "once");
  const isChoice = first?.option.kind === "other" || (runsNothing(parts) && first?.lasts === false);
  return options.length > 1 && options.every(same) && isChoice;
}

/** Whether the answers are rows: one lasts, or is in the agent's words. */
export function areRows(options: readonly OptionView[]): boolean {
  return options.some(({ isOwn, lasts }) => isOwn || lasts);
}
