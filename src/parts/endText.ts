import type { SharedScreenProps } from "../answering/SharedScreenProps.js";
import type { SharedStrings } from "../strings/enShared.js";
import { visibleText } from "../text/visibleText.js";

interface Ended extends Pick<SharedScreenProps, "expired" | "withdrawn"> {
  requester: { name: string } | undefined;
  strings: Pick<SharedStrings, "expired" | "withdrawn" | "goneElsewhere">;
}

/** Says why a request can no longer be answered; `undefined` while it can. */
export function endText({ expired, withdrawn, requester, strings }: Ended): string | undefined {
  if (!withdrawn) return expired ? strings.expired : undefined;
  const name = visibleText(requester?.name ?? "");
  return withdrawn === "elsewhere" ? strings.goneElsewhere(name) : strings.withdrawn(name);
}
