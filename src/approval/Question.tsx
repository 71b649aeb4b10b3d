"use client";

import { ActionButton } from "../ui/ActionButton.js";
import { part } from "../ui/part.js";
import { useApprovalContext } from "./ApprovalContext.js";
import { CancelButton, Status } from "./Status.js";

/** Options that are visible at once. More are in a select. */
const MAX_RADIOS = 20;

/** Answers that are a choice, which a button sends. Renders radios or a `<select>`. */
export function Question() {
  const { options, store, model, strings, title, id, locked, phase, waiting, guard } =
    useApprovalContext();
  const { watchAction } = guard;
  const { chosen } = store.state;
  const answer = options.find(({ option }) => option.id === chosen);
  const choose = (option: string) => store.set({ chosen: option, said: undefined });
  return (
    <>
      {options.length > MAX_RADIOS ? (
        <select
          {...part("input", { kind: "singleSelect" })}
          value={chosen ?? ""}
          disabled={locked}
          aria-label={title}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="" disabled>
            {strings.chooseFirst}
          </option>
          {options.map(({ option, name }) => (
            <option key={option.id} value={option.id}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <div {...part("choices")} role="radiogroup" aria-label={title}>
          {options.map(({ option, label }, at) => (
            <label key={option.id} {...part("choice", { chosen: option.id === chosen })}>
              <input
                {...part("choice-radio")}
                type="radio"
                name={`${id}-q`}
                value={String(at)}
                checked={option.id === chosen}
                disabled={locked}
                onChange={() => choose(option.id)}
              />
              <bdi>{label}</bdi>
            </label>
          ))}
        </div>
      )}
      <div {...part("actions")}>
        <ActionButton
          {...part("action", { primary: true, busy: phase === "sending" })}
          name="answer"
          question={store}
          ref={watchAction}
          locked={locked}
          waiting={waiting}
          busy={phase === "sending" && strings.sendingNow}
          act={(event) => {
            if (answer) model.press(answer.option, event.nativeEvent);
            else store.say(strings.chooseFirst);
          }}
        >
          {strings.sendText}
        </ActionButton>
        <Status />
        <CancelButton />
      </div>
    </>
  );
}
