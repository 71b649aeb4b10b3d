"use client";

import { Component, type ReactNode, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { beginningOf, lineOf, splitMessage, visibleText } from "../core/text.js";
import type { SharedStrings } from "../strings/enShared.js";
import type { SharedScreenProps } from "./SharedScreenProps.js";
import { type HeadingLevel, part, type RenderMessage } from "./part.js";

/** Characters and lines of a text that are shown before "Show more". */
const LIMITS = {
  /** A message above something that must be seen with it. */
  brief: { characters: 400, lines: 6 },
  /** A message or a description. */
  block: { characters: 2_000, lines: 24 },
} as const;

interface UntrustedTextProps {
  /** Untrusted: it is shown as text, never as markup, and has no links. */
  text: string;
  /** Its size: a message, a description, or with `line` the name of something (`lineOf`). */
  size?: keyof typeof LIMITS | "line";
  strings: SharedStrings;
  /** Draws it in place of plain text. */
  renderText?: ((shown: string) => ReactNode) | undefined;
}

function blockOf(text: string, size: keyof typeof LIMITS, extra: number) {
  const { characters, lines } = LIMITS[size];
  return beginningOf(text, characters + extra, extra === 0 ? lines : Infinity);
}

/**
 * Renders the beginning of a text, with hidden characters made visible.
 *
 * @param extra characters to show beyond the usual size.
 * @returns the elements, and how many characters follow.
 */
function drawBeginning(
  { text, size = "block", strings, renderText }: UntrustedTextProps,
  extra: number,
): { drawn: ReactNode; hidden: number } {
  const { visible, hidden } = size === "line" ? lineOf(text, extra) : blockOf(text, size, extra);
  const end = hidden > 0 ? strings.ellipsis : "";
  const drawn = renderText ? (
    <>
      {renderText(visible)}
      {end}
    </>
  ) : (
    visible + end
  );
  return { drawn, hidden };
}

/** Characters that each "Show more" adds, so that a text of a megabyte doesn't freeze the page. */
const MORE_CHARACTERS = 20_000;

interface UnfoldableTextProps extends UntrustedTextProps {
  /** Makes its first paragraph a heading. */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * An `UntrustedText` of which the rest, when it is long, can be unfolded step by step: not for a
 * label or an option. Renders a `<bdi>`, and a `<button>` to unfold it.
 */
export function UnfoldableText({ headingLevel, ...props }: UnfoldableTextProps) {
  const [extra, setExtra] = useState(0);
  const box = useRef<HTMLElement>(null);
  const { drawn, hidden } = drawBeginning(props, extra);
  return (
    <>
      <bdi {...(extra > 0 && { ...part("unfolded"), tabIndex: -1 })} dir="auto" ref={box}>
        {headingLevel && drawn ? headed(drawn, headingLevel) : drawn}
      </bdi>
      {hidden > 0 && " "}
      {hidden > 0 && (
        <UnfoldButton box={box} unfold={() => setExtra(extra + MORE_CHARACTERS)}>
          {props.strings.showMore(hidden)}
        </UnfoldButton>
      )}
    </>
  );
}

interface UnfoldButtonProps {
  /** Takes the focus, because the button may be removed. */
  box: RefObject<HTMLElement | null>;
  unfold: () => void;
  children: ReactNode;
}

/** Shows more of a text or a list. Renders a `<button>`. */
export function UnfoldButton({ box, unfold, children }: UnfoldButtonProps) {
  return (
    <button
      type="button"
      {...part("unfold")}
      onClick={() => {
        flushSync(unfold);
        box.current?.focus({ preventScroll: true });
      }}
    >
      {children}
    </button>
  );
}

/** What a host has rendered is one heading: where its paragraphs end is not known. */
function headed(drawn: ReactNode, level: HeadingLevel): ReactNode {
  const [question, rest] = typeof drawn === "string" ? splitMessage(drawn) : [drawn];
  return (
    <>
      <span role="heading" aria-level={level} {...part("message-heading")}>
        {question}
      </span>
      {rest !== undefined && (
        <span {...part("message-rest")} dir="auto">
          {rest}
        </span>
      )}
    </>
  );
}

/**
 * Renders a server's text in a `<bdi>`: hidden characters visible, long text cut.
 *
 * Its direction doesn't affect the surrounding text.
 */
export function UntrustedText(props: UntrustedTextProps) {
  return <bdi dir="auto">{drawBeginning(props, 0).drawn}</bdi>;
}

/** Copies a text to the clipboard; `false` where the browser or the frame does not allow it. */
export async function copyText(view: Window, text: string): Promise<boolean> {
  try {
    await view.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

interface HostGuardProps {
  children: ReactNode;
  /** Rendered after the children have thrown. */
  instead: ReactNode;
}

/**
 * An error boundary around the host's own elements: if they throw, it renders something else.
 *
 * React reports the error as usual.
 */
export class HostGuard extends Component<HostGuardProps, { failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });

  override state = { failed: false };

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

interface MessageTextProps extends Omit<UnfoldableTextProps, "renderText"> {
  renderMessage: RenderMessage | undefined;
}

/** The server's message, as the host renders it. If that fails, or without it, as plain text. */
export function MessageText({ renderMessage, ...props }: MessageTextProps) {
  const plain = <UnfoldableText {...props} />;
  if (!renderMessage) return plain;
  return (
    <HostGuard instead={plain}>
      <UnfoldableText
        {...props}
        renderText={(shown) => <RenderedMessage text={shown} renderMessage={renderMessage} />}
      />
    </HostGuard>
  );
}

/** A component of its own, so that an error of the host's stays within its guard. */
function RenderedMessage({ text, renderMessage }: { text: string; renderMessage: RenderMessage }) {
  return renderMessage(text);
}

interface Ended extends Pick<SharedScreenProps, "expired" | "withdrawn"> {
  requester: { name: string } | undefined;
  strings: Pick<SharedStrings, "expired" | "withdrawn" | "goneElsewhere">;
}

/** Says why a request can no longer be answered; `undefined` while it can. */
export function endText({ expired, withdrawn, requester, strings }: Ended): string | undefined {
  if (!withdrawn) return expired ? strings.expired : undefined;
  const name = visibleText(requester?.name ?? "");
  return withdrawn === "elsewhere" ? strings.goneElsewhere(name) : strings.withdrawn(name);
}
