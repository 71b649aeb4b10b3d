"use client";

import { AgreeBox } from "../ui/AgreeBox.js";
import { part } from "../ui/part.js";
import { useApprovalContext } from "./ApprovalContext.js";

interface GrantsProps {
  grants: readonly { id: string; label: string; fixed: boolean }[];
}

/** Permissions of which the user may grant some: all are selected, as asked. Renders checkboxes. */
export function Grants({ grants }: GrantsProps) {
  const { strings, store, locked, id } = useApprovalContext();
  const free = grants.filter(({ fixed }) => !fixed).map((grant) => grant.id);
  const toggle = (grant: string) => {
    const granted = new Set(free.filter((each) => store.isGranted(each) !== (each === grant)));
    store.set({ granted, said: undefined });
  };
  return grants.map((grant, at) =>
    grant.fixed ? (
      <div key={grant.id} {...part("grant-fixed")}>
        <bdi>{grant.label}</bdi> <span {...part("argument-type")}>{strings.fixed}</span>
      </div>
    ) : (
      <AgreeBox
        key={grant.id}
        id={`${id}-g${at}`}
        checked={store.isGranted(grant.id)}
        onSwitch={() => toggle(grant.id)}
        locked={locked}
      >
        <bdi>{grant.label}</bdi>
      </AgreeBox>
    ),
  );
}
