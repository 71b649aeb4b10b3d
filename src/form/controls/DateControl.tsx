"use client";

import type { ControlProps } from "../field/types.js";
import { useStore } from "../field/useStore.js";
import { inputProps } from "./inputProps.js";

/** A day of the calendar. Renders the browser's own date picker. */
export function DateControl(props: ControlProps<"date">) {
  const { field } = props;
  const empty = useStore(field.id, (store) => store.values.get(field) === "");
  // RFC 3339 has years of four digits; browsers would let six be typed.
  return <input type="date" max="9999-12-31" {...inputProps(props, { empty })} />;
}
