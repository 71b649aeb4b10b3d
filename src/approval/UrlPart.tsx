"use client";

import { part } from "../ui/part.js";
import { useApprovalContext } from "./ApprovalContext.js";

/** An address that the agent reaches, whole. Renders a `<div>`. */
export function UrlPart({ index, url }: { index: number; url: string }) {
  const { strings, partProps } = useApprovalContext();
  return (
    <div {...part("approval-part", { kind: "url" })}>
      <div {...part("approval-box", { kind: "url" })} {...partProps(index)}>
        <bdi dir="ltr" translate="no" {...part("href")}>
          {url}
        </bdi>
        <div {...part("approval-part-remark")}>{strings.onlyReached}</div>
      </div>
    </div>
  );
}
