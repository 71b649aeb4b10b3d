"use client";

import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import type { EarlierAnswer } from "../../../memory/answers.js";
import { ActionButton } from "../../../ui/ActionButton.js";
import { focusedIn } from "../../../ui/focus.js";
import { part } from "../../../ui/part.js";
import { UntrustedText } from "../../../ui/text.js";
import type { FieldInput } from "../../../schema/types.js";
import { enMemory } from "../../../strings/enMemory.js";
import { announcementText, visibleText } from "../../../core/text.js";
import { useFormContext, useStore } from "../../field/FormContext.js";
import type { FieldPartProps } from "../../field/types.js";
import type { AnswerKeeper } from "./AnswerKeeper.js";

type EarlierListProps = FieldPartProps<"div"> & { answers: AnswerKeeper };

/**
 * A button that opens the earlier answers of a field. Renders a `<div>` with a list of `<button>`s.
 *
 * They are hidden until then, because others may see the user's screen, and each field has one tab
 * stop.
 */
export const EarlierList = forwardRef<HTMLDivElement, EarlierListProps>(function EarlierList(
  { field, answers, ...props },
  ref,
) {
  const { store, id: formId, readOnly, ...form } = useFormContext();
  const strings = { ...enMemory, ...form.strings };
  const offers = useSyncExternalStore(
    answers.subscribe,
    () => answers.offers(field),
    () => answers.offers(field),
  );
  const locked = useStore("status", (state) => state.session.locked) || readOnly;
  const [open, setOpen] = useState(false);
  /** Input before an earlier answer replaced it. */
  const [typed, setTyped] = useState<FieldInput>();
  /** How many times something was forgotten since the list was opened. */
  const [forgotten, setForgotten] = useState(0);
  const [focused, setFocused] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => box.current!);

  useEffect(() => {
    const view = box.current?.ownerDocument.defaultView;
    if (!open || !view) return;
    // Escape closes the list alone. A dialog around it listens at the document, in front of React.
    const close = (event: KeyboardEvent) => {
      // For a key in a shadow tree, the window gets its host as the target, so focus says where it
      // was.
      if (event.key !== "Escape" || !focusedIn(box.current)) return;
      event.preventDefault();
      event.stopPropagation();
      toggle.current?.focus();
      setOpen(false);
    };
    view.addEventListener("keydown", close, true);
    return () => view.removeEventListener("keydown", close, true);
  }, [open]);

  const shown = offers.length > 0 || forgotten > 0 || typed !== undefined;
  // The element with focus stays, even if nothing can be chosen anymore.
  if (!shown || (locked && !focused)) return null;

  const id = `${formId}-${field.id}`;
  const replace = (value: FieldInput) => {
    const before = store.values.get(field);
    const known = offers.some((answer) => answers.entry(field, answer) === before);
    setTyped(before === "" || known ? undefined : before);
    store.change(field, value);
    setOpen(false);
    store.elements.focus(field);
  };
  const forget = (answer?: EarlierAnswer) => {
    const at = offers.indexOf(answer ?? "");
    flushSync(() => {
      answers.forget(field, answer);
      setForgotten(forgotten + 1);
      if (answers.offers(field).length === 0) setOpen(false);
    });
    // The button that had focus is removed. The next one gets it, or else the field itself.
    const others = box.current?.querySelectorAll<HTMLElement>("[data-name=forget]") ?? [];
    const next = others[Math.min(at, others.length - 1)];
    if (next) next.focus();
    else store.elements.focus(field);
  };

  return (
    <div
      {...part("earlier", { open })}
      {...props}
      ref={box}
      onFocus={(event) => {
        props.onFocus?.(event);
        setFocused(true);
      }}
      onBlur={(event) => {
        props.onBlur?.(event);
        setFocused(event.currentTarget.contains(event.relatedTarget));
      }}
    >
      {offers.length > 0 && (
        <ActionButton
          name="earlier"
          variant="link"
          id={`${id}-p`}
          ref={toggle}
          aria-expanded={open}
          aria-controls={open ? `${id}-pl` : undefined}
          aria-labelledby={`${id}-p ${id}-l`}
          locked={locked}
          act={() => {
            setForgotten(0);
            setOpen(!open);
          }}
        >
          {strings.rememberAnswers}
        </ActionButton>
      )}
      {typed !== undefined && (
        <ActionButton name="put-back" variant="link" locked={locked} act={() => replace(typed)}>
          {strings.putBackTyped}
        </ActionButton>
      )}
      {open && (
        <div
          role="list"
          {...part("earlier-list")}
          id={`${id}-pl`}
          aria-labelledby={`${id}-p ${id}-l`}
        >
          {offers.map((answer) => {
            const text = String(answers.entry(field, answer));
            return (
              <div role="listitem" key={`${typeof answer} ${answer}`} {...part("earlier-item")}>
                <ActionButton
                  name="choose"
                  variant="quiet"
                  locked={locked}
                  act={() => replace(answers.entry(field, answer))}
                >
                  <UntrustedText text={text} size="line" strings={strings} />
                </ActionButton>
                <ActionButton
                  name="forget"
                  variant="link"
                  aria-label={strings.forgetAnswer(visibleText(text))}
                  locked={locked}
                  act={() => forget(answer)}
                >
                  {strings.forget}
                </ActionButton>
              </div>
            );
          })}
          {offers.length > 1 && (
            <div role="listitem" {...part("earlier-item")}>
              <ActionButton name="forget-all" variant="link" locked={locked} act={() => forget()}>
                {strings.forgetAll}
              </ActionButton>
            </div>
          )}
        </div>
      )}
      <div {...part("earlier-status")} role="status">
        {forgotten > 0 && announcementText(strings.forgotten, forgotten)}
      </div>
    </div>
  );
});
