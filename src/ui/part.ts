import type { ComponentPropsWithoutRef, ElementType, ReactNode } from "react";
import type { Strings } from "../strings/en.js";
import type { ApprovalParts } from "./names/ApprovalParts.js";
import type { ConsentParts } from "./names/ConsentParts.js";
import type { ControlParts } from "./names/ControlParts.js";
import type { FormFlowParts } from "./names/FormFlowParts.js";
import type { FormParts } from "./names/FormParts.js";
import type { ReceiptParts } from "./names/ReceiptParts.js";
import type { SharedParts } from "./names/SharedParts.js";

/** The attributes that a style sheet sees of a part: its name, and its states, present or absent. */
type PartAttributes = { "data-elicit": string } & Record<`data-${string}`, string | undefined>;

/**
 * Names a part for style sheets. A state that is so is an attribute without a value
 * (`data-invalid`), one that has several values carries it (`data-kind="email"`).
 *
 * @example
 * <div {...part("field", { invalid: true, kind: "email" })} />
 * // <div data-elicit="field" data-invalid="" data-kind="email">
 */
export function part<Name extends keyof Parts>(
  name: Name,
  states?: Partial<Parts[Name]>,
): PartAttributes {
  const attributes: PartAttributes = { "data-elicit": name };
  const given = states as Record<string, string | boolean | undefined> | undefined;
  for (const state in given) {
    const value = given[state];
    if (value) attributes[`data-${state}`] = value === true ? "" : value;
  }
  return attributes;
}

/**
 * Every element that a style sheet can select: `[data-elicit="field"]`, with its states,
 * `[data-elicit="field"][data-invalid]`.
 *
 * Names and states are API: hosts style them. `@story` names a story that shows the element.
 */
export interface Parts
  extends
    SharedParts,
    FormParts,
    ControlParts,
    FormFlowParts,
    ConsentParts,
    ApprovalParts,
    ReceiptParts {}

/** Heading level of the question of a request. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/**
 * Attributes and handlers of the one element that a component renders.
 *
 * Your handlers run first. Call `preventDefault` to skip the built-in handler.
 */
export type PartProps<Tag extends ElementType> = ComponentPropsWithoutRef<Tag>;

/**
 * Renders a server's message, for example with a Markdown renderer.
 *
 * The renderer must create no HTML from its input, load no images, and open no link without a
 * click.
 *
 * @param text untrusted, with hidden characters made visible. For a long message, the part that is
 *   shown.
 */
export type RenderMessage = (text: string) => ReactNode;

/** Options of every component that shows a request. Set them once with `<ElicitationProvider>`. */
export interface ScreenOptions {
  /**
   * Strings that replace the built-in ones, by key.
   *
   * @default the strings of the provider, else English
   */
  strings?: Partial<Strings> | undefined;
  /**
   * BCP 47 tag of the user's language, for numbers, dates and times.
   *
   * @default the browser's language
   */
  locale?: string | undefined;
  /**
   * IANA name of the user's time zone, in which times are read and written.
   *
   * @default the browser's time zone
   */
  timeZone?: string | undefined;
  /**
   * Level of the heading: the question. Headings below it are one deeper.
   *
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
  /**
   * Spacing and type scale. `"comfortable"` suits a full page.
   *
   * Your own tokens override either.
   *
   * @default "compact"
   */
  density?: "compact" | "comfortable" | undefined;
  /**
   * Whether Escape cancels outside a dialog.
   *
   * By default it does nothing, because chats use Escape to stop generation and screen readers use
   * it to leave forms mode. `"cancel"` cancels, asking again if there is input.
   *
   * @default undefined: Escape is ignored
   */
  escape?: "cancel" | undefined;
}
