"use client";

import { forwardRef, type MouseEvent } from "react";
import type { SharedStrings } from "../strings/enShared.js";
import { ActionButton } from "./ActionButton.js";
import { part } from "./part.js";
import type { PartProps } from "./types.js";
import type { SharedScreenProps } from "../answering/SharedScreenProps.js";

interface StopOfferProps extends PartProps<"div">, Pick<SharedScreenProps, "rateLimited"> {
  onBlock: ((press: MouseEvent) => void) | undefined;
  strings: SharedStrings;
}

/** Offers to block a requester that sends too many requests. Renders a `<div>`, or nothing. */
export const StopOffer = forwardRef<HTMLDivElement, StopOfferProps>(function StopOffer(
  { rateLimited, onBlock, strings, ...props },
  ref,
) {
  if (!rateLimited || !onBlock) return null;
  return (
    <div {...part("stop-offer")} {...props} ref={ref}>
      <div {...part("stop-note")}>{strings.tooOften}</div>
      <ActionButton name="stop" act={onBlock}>
        {strings.stopServer}
      </ActionButton>
    </div>
  );
});
