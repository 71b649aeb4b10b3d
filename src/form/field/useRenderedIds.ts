"use client";

import { useEffect, useState } from "react";
import type { Field } from "../../schema/Field.js";
import type { FormStore } from "../model/FormStore.js";

/**
 * Leaves out the IDs of elements that are not on the page: a layout of the host's need not render every
 * element that describes a control.
 *
 * @param ids separated by spaces.
 * @param enabled `false` where the library itself lays the field out, and renders all of them.
 */
export function useRenderedIds(
  ids: string | undefined,
  { elements }: FormStore,
  field: Field,
  enabled: boolean,
): string | undefined {
  const [missing, setMissing] = useState("");
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- after every render, since the host may render any of them at any time
  useEffect(() => {
    if (!enabled) return;
    const root = elements.rootOf(field);
    if (root) setMissing(idsWhere(ids, (id) => !root.getElementById(id)));
  });
  const left = missing.split(" ");
  return missing ? idsWhere(ids, (id) => !left.includes(id)) || undefined : ids;
}

function idsWhere(ids: string | undefined, isWanted: (id: string) => boolean): string {
  return (ids?.split(" ") ?? []).filter(isWanted).join(" ");
}
