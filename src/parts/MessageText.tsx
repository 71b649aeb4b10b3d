"use client";

import { HostGuard } from "./HostGuard.js";
import type { RenderMessage } from "./types.js";
import { UnfoldableText, type UnfoldableTextProps } from "./UnfoldableText.js";

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
        renderText={(shown) => <Drawn text={shown} renderMessage={renderMessage} />}
      />
    </HostGuard>
  );
}

/** A component of its own, so that an error of the host's stays within its guard. */
function Drawn({ text, renderMessage }: { text: string; renderMessage: RenderMessage }) {
  return renderMessage(text);
}
