"use client";

import { useEffect } from "react";
import type { Lazy } from "../../core/lazy.js";
import type { FormStore } from "../model/FormStore.js";

interface LateCodeProps {
  code: Pick<Lazy<unknown>, "get" | "subscribe">;
  store: FormStore;
}

/** Loads code of a feature, and renders the form again when it is there. */
export function LateCode({ code, store }: LateCodeProps) {
  useEffect(() => {
    // It replaces elements, so not while a pointer is down on one.
    const arrive = () => store.presses.after(() => store.topics.emit("features"));
    const stop = code.subscribe(arrive);
    if (code.get()) arrive();
    return stop;
  }, [code, store]);
  return null;
}
