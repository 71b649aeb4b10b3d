"use client";

import { afterFrame } from "../../lazy/afterFrame.js";
import { lazy } from "../../lazy/lazy.js";
import { part } from "../../parts/part.js";
import { useLazy } from "../../hooks/useLazy.js";
import type { ControlProps } from "../field/types.js";
import { useStore } from "../field/useStore.js";
import { inputProps } from "./inputProps.js";

export const lazyOffset = lazy(
  "zoneOffset",
  () => import("../../schema/completeTime.js"),
  afterFrame,
);

/**
 * A time of day. Renders the browser's own time picker, and the time zone with the offset of today,
 * which goes with the answer: RFC 3339 has no time without one.
 */
export function TimeControl(props: ControlProps<"time">) {
  const { field, settings, strings, id } = props;
  const clock = useStore(field.id, (store) => store.values.get(field));
  const code = useLazy(clock !== "", lazyOffset);
  const { timeZone } = settings;
  const named = code && timeZone !== "UTC" ? `UTC${code.zoneOffset(timeZone)}` : undefined;
  return (
    <>
      <input
        type="time"
        step={clock.length > 5 ? 1 : undefined}
        {...inputProps(props, { empty: clock === "" })}
      />
      <div {...part("note")} id={`${id}-n`}>
        {strings.timeZone(timeZone.replaceAll("_", " "), named)}
      </div>
    </>
  );
}
