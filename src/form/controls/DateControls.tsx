"use client";

import { useState } from "react";
import type { FieldOf } from "../../schema/Field.js";
import { zoneOffset } from "../../schema/completeTime.js";
import { parseDateTime, parseTime } from "../../schema/dateTime.js";
import { fitsPicker } from "../../schema/keywords.js";
import { zonedTime } from "../../schema/zonedTime.js";
import { part } from "../../ui/part.js";
import { useStore } from "../field/FormContext.js";
import type { ControlProps } from "../field/types.js";
import { inputProps, TextBox } from "./inputs.js";

/**
 * Returns the `step` of a picker that shows all of a time: milliseconds, seconds, or minutes.
 *
 * A picker leaves out seconds of `00`, even while the user types them.
 */
function stepOf(clock: string): number | undefined {
  if (/\.\d/.test(clock)) return 0.001;
  return /:\d\d:/.test(clock) ? 1 : undefined;
}

/**
 * Returns the `step` of a picker that shows the default and the value of its field.
 *
 * It doesn't change while a segment is empty: browsers would clear the other segments.
 */
function useStep(field: FieldOf<"time" | "dateTime">): number | undefined {
  const isPartial = useStore(
    field.id,
    ({ values, elements }) => values.get(field) === "" && elements.incomplete(field) !== undefined,
  );
  const exact = useStore(field.id, ({ values }) => {
    const value = values.get(field);
    return value === "" ? undefined : stepOf(`${value} ${values.initial(field)}`);
  });
  const [step, setStep] = useState(exact);
  if (isPartial || step === exact) return step;
  setStep(exact);
  return exact;
}

/** A day of the calendar. Renders the browser's own date picker. */
export function DateControl(props: ControlProps<"date">) {
  const { field } = props;
  const empty = useStore(field.id, (store) => store.values.get(field) === "");
  // RFC 3339 has years of four digits; browsers would let six be typed.
  return <input type="date" max="9999-12-31" {...inputProps(props, { empty })} />;
}

/** Returns the default of a field while it is unchanged: it is sent as it is. */
function useOwnDefault(field: FieldOf<"time" | "dateTime">): string | undefined {
  return useStore(field.id, ({ values }) => (values.changed(field) ? undefined : field.default));
}

/**
 * A time of day. Renders the browser's own time picker, and the time zone with the offset of today,
 * which goes with the answer: RFC 3339 has no time without one. A default that has none is sent so.
 */
export function TimeControl(props: ControlProps<"time">) {
  const { field, settings, strings, id } = props;
  const clock = useStore(field.id, (store) => store.values.get(field));
  const { timeZone } = settings;
  const named = clock !== "" && timeZone !== "UTC" ? `UTC${zoneOffset(timeZone)}` : undefined;
  const step = useStep(field);
  const own = parseTime(useOwnDefault(field) ?? "");
  const isZoned = !own || own.offset !== undefined;
  return (
    <>
      <input type="time" step={step} {...inputProps(props, { empty: clock === "" })} />
      <div {...part("note")} id={`${id}-n`} hidden={!isZoned || undefined}>
        {isZoned && strings.timeZone(timeZone.replaceAll("_", " "), named)}
      </div>
    </>
  );
}

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
  const step = useStep(field);
  // A default is sent unchanged, even if another one shows the same time.
  const shown = useOwnDefault(field);
  const isZoned = !("local" in (parseDateTime(shown ?? "") ?? {}));
  const moment = local === "" ? undefined : zonedTime(local, settings.timeZone, shown);
  const offset = /(?:Z|[+-]\d\d:\d\d)$/.exec(moment?.text ?? "")?.[0];
  // If the time zone is UTC, its name is enough.
  const named = offset && settings.timeZone !== "UTC" ? `UTC${offset.replace("Z", "")}` : undefined;
  return (
    <>
      {asText ? (
        <TextBox key="text" control={props} dir="ltr" autoComplete="off" spellCheck={false} />
      ) : (
        <input
          // A new element: one that was a picker has lost what no picker shows.
          key="picker"
          type="datetime-local"
          max="9999-12-31T23:59"
          step={step}
          {...inputProps(props, { empty: local === "" })}
        />
      )}
      <div {...part("note")} id={`${id}-n`} hidden={!isZoned || undefined}>
        {/* In its own element, so that it is replaced if a browser has translated it. */}
        {isZoned && <span>{strings.timeZone(settings.timeZone.replaceAll("_", " "), named)}</span>}
        {isZoned && moment?.repeated && <div>{strings.repeatedTime}</div>}
      </div>
    </>
  );
}
