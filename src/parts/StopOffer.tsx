"use client";

import type { SharedStrings } from "../strings/enShared.js";
import { part } from "./part.js";
import { singleClick } from "./singleClick.js";
import type { Standing } from "./Standing.js";

interface StopOfferProps extends Pick<Standing, "tooOften" | "onStop"> {
  strings: SharedStrings;
}

/** Offers to stop a server that asks very often. Renders a `<div>`, and nothing for any other. */
export function StopOffer({ tooOften, onStop, strings }: StopOfferProps) {
  if (!tooOften || !onStop) return null;
  return (
    <div {...part("stop-offer")}>
      <p {...part("stop-note")}>{strings.tooOften}</p>
      <button type="button" {...part("action", { name: "stop" })} onClick={singleClick(onStop)}>
        {strings.stopServer}
      </button>
    </div>
  );
}
