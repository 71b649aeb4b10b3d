"use client";

import { lazy } from "../core/lazy.js";
import { useLazy } from "../ui/hooks.js";
import { part } from "../ui/part.js";

/** The code that judges an address, imported with the first one. */
export const lazyVerdict = lazy("AddressVerdict", () => import("./AddressVerdict.js"));

interface UrlPartProps {
  index: number;
  url: string;
}

/** An address that the agent reaches. Until it is judged it counts as unseen. Renders a `<div>`. */
export function UrlPart(props: UrlPartProps) {
  const code = useLazy(true, lazyVerdict);
  if (code) return <code.AddressVerdict {...props} />;
  return (
    <div {...part("address")}>
      <bdi dir="ltr" translate="no" {...part("href")}>
        {props.url}
      </bdi>
    </div>
  );
}
