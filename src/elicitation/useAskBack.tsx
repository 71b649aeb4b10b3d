"use client";

import { type ReactNode, useEffect, useState } from "react";
import { useLatest } from "../hooks/useLatest.js";
import { useLazy } from "../hooks/useLazy.js";
import { afterFrame } from "../lazy/afterFrame.js";
import { lazy } from "../lazy/lazy.js";
import type { ElicitationRequest } from "../protocol/types.js";
import { hostTest } from "../time/hostTest.js";
import type { AskBackTalk } from "./AskBackTalk.js";
import type { ElicitationProps } from "./types.js";
import { useQuestion } from "./useQuestion.js";

export const lazyAskBack = lazy("AskBack", () => import("./AskBack.js"), afterFrame);

/** What is asked back of a question. */
interface AskedBack {
  /** What stands beneath what is asked. */
  node: ReactNode;
  /** Answers the question. Once it is answered, nothing more is asked of it. */
  answer: (respond: () => void | Promise<void>) => void | Promise<void>;
}

/**
 * Lets the person ask back before they answer. What they asked lasts as long as the question, also
 * where its screen is away for a while, in a dialog that is folded.
 *
 * @param wanted whether it is shown here; in a dialog, that does.
 */
export function useAskBack(props: ElicitationProps, wanted: boolean): AskedBack {
  const { onAskBack } = props;
  const question = useQuestion(props);
  const code = useLazy(wanted && onAskBack !== undefined, lazyAskBack);
  const [held, setHeld] = useState<{ question: ElicitationRequest; talk: AskBackTalk }>();
  const [over, setOver] = useState<ElicitationRequest>();
  const talk = held?.question === question ? held.talk : undefined;
  if (code && !talk) setHeld({ question, talk: new code.AskBackTalk() });
  useEffect(() => () => talk?.stop(), [talk]);
  const latest = useLatest(props);
  const shown = onAskBack !== undefined && over !== question;
  return {
    node: code && talk && shown && (
      <code.AskBack
        talk={talk}
        expired={props.expired || Boolean(props.withdrawn)}
        expiresAt={props.expiresAt}
        timers={props.timers}
        strings={props.strings}
        onAsk={(text, about) => {
          const { request, requester, onAskBack: put } = latest.current;
          return put?.(text, { request, requester, ...about });
        }}
      />
    ),
    answer: (respond) => {
      talk?.stop();
      const answered = respond();
      const end = () => hostTest.update(() => setOver(question));
      // Where it could not be sent, the question is open again.
      Promise.resolve(answered).then(end, () => {});
      return answered;
    },
  };
}
