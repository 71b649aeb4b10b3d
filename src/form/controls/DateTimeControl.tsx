"use client";

import { afterFrame } from "../../lazy/afterFrame.js";
import { lazy } from "../../lazy/lazy.js";
import { part } from "../../parts/part.js";
import { useLazy } from "../../hooks/useLazy.js";
import { fitsPicker } from "../../schema/fits.js";
import { useStore } from "../field/useStore.js";
import type { ControlProps } from "../field/types.js";
import { inputProps } from "./inputProps.js";

/** Code for time zones. Few forms have a time, and showing one doesn't need it. */
export const lazyZones = lazy("zonedTime", () => import("../../schema/zonedTime.js"), afterFrame);

/**
 * Control of a date and time: the browser's picker, with the time zone and its offset on that day.
 *
 * A default that no picker can show is in a plain `<input>`, unchanged.
 */
export function DateTimeControl(props: ControlProps<"dateTime">) {
  const { field, settings, strings, id } = props;
  const local = useStore(field.id, (store) => store.values.get(field));
  const initial = useStore(field.id, (store) => String(store.values.initial(field)));
  const asText = !fitsPicker(initial);
  // A picker reports no seconds of `00`, which may be half-typed seconds.
  const hasSeconds = local !== "" && /:\d\d:/.test(`${local} ${initial}`);
  // A default is sent unchanged, even if another one shows the same time.
  const shown = useStore(field.id, ({ values }) =>
    values.changed(field) ? undefined : field.default,
  );
  const zones = useLazy(local !== "", lazyZones);
  const moment = local === "" ? undefined : zones?.zonedTime(local, settings.timeZone, shown);
  const offset = /(?:Z|[+-]\d\d:\d\d)$/.exec(moment?.text ?? "")?.[0];
  // If the time zone is UTC, its name is enough.
  const named = offset && settings.timeZone !== "UTC" ? `UTC${offset.replace("Z", "")}` : undefined;
  return (
    <>
      {asText ? (
        <input
          key="text"
          type="text"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          {...inputProps(props)}
        />
      ) : (
        <input
          // Of its own: an element that was a picker has lost what no picker shows.
          key="picker"
          type="datetime-local"
          max="9999-12-31T23:59"
          step={hasSeconds ? 1 : undefined}
          {...inputProps(props, { empty: local === "" })}
        />
      )}
      <div {...part("note")} id={`${id}-n`}>
        {/* In its own element, so that it is replaced if a browser has translated it. */}
        <span>{strings.timeZone(settings.timeZone.replaceAll("_", " "), named)}</span>
        {moment?.repeated && <div>{strings.repeatedTime}</div>}
      </div>
    </>
  );
}
