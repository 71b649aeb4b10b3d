import type { OptionValue } from "../../../schema/Field.js";
import type { FormStrings } from "../../../strings/enForm.js";
import { disambiguatingHint } from "../../controls/disambiguatingHint.js";
import type { ReplyField } from "./oneReply.js";

/** One answer and its button. */
export interface Reply {
  /** The end of its DOM id, as the controls of the form have it. */
  suffix: string;
  /** `null`: no answer. */
  value: OptionValue | null;
  /** Label of the answer. Untrusted, unless it is a built-in string. */
  label: string;
  /** The label in a sentence, with the sent value if two options have the same label. */
  told: string;
  description: string | undefined;
  /** A word of our own rather than one of the server's options. */
  own: boolean;
  /** Whether it is the server's default. */
  suggested: boolean;
}

/** Returns every answer to a field, in the server's order, and "No answer" if it is optional. */
export function replyList(field: ReplyField, strings: FormStrings): readonly Reply[] {
  const reply = (
    suffix: string,
    value: Reply["value"],
    label: string,
    description?: string,
    distinction?: string,
  ) => ({
    suffix,
    value,
    label,
    told: distinction === undefined ? label : `${label} (${distinction})`,
    description,
    own: false,
    suggested: value !== null && value === field.default,
  });
  const given =
    field.kind === "boolean"
      ? [reply("y", true, strings.yes), reply("n", false, strings.no)]
      : field.options.map(({ value, label, description, distinction }, at) =>
          reply(String(at), value, label || strings.emptyOption, description, distinction),
        );
  // An option of the server may read the same.
  const twin = disambiguatingHint(given, strings.noAnswer, strings.noAnswerHint);
  const none = { ...reply("x", null, strings.noAnswer, twin), own: true };
  return field.required ? given : [...given, none];
}
