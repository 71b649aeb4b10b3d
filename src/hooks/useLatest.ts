"use client";

import { type RefObject, useEffect, useRef } from "react";

/** The newest value of a prop, for handlers that must not change with it. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
