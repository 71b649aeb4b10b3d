"use client";

import { useSyncExternalStore } from "react";
import type { ElicitationItem } from "../queue/ElicitationQueue.js";
import { never } from "./hooks.js";

/**
 * Returns the props of a request from an item of a queue. It renders again when the item changes.
 *
 * @returns `undefined` without an item.
 */
export function useItemProps(item: ElicitationItem | undefined) {
  const state = () =>
    item && `${item.status} ${item.completed} ${item.withdrawn} ${item.rateLimited}`;
  useSyncExternalStore(item?.subscribe ?? never, state, state);
  if (!item) return undefined;
  return {
    item,
    request: item.request,
    requester: item.requester,
    completed: item.completed,
    expired: item.status === "expired",
    withdrawn: item.withdrawn,
    expiresAt: item.expiresAt,
    progress: item.progress,
    rateLimited: item.rateLimited,
    onRespond: item.respond,
    onFinish: item.finish,
    onClose: item.dismiss,
    onBlock: item.block,
    onShow: item.markShown,
  };
}
