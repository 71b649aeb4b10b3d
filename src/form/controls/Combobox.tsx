"use client";

import { type KeyboardEvent, type RefCallback, useEffect, useRef, useState } from "react";
import { isComposing } from "../../ui/focus.js";
import { useLatest } from "../../ui/hooks.js";
import { lazy } from "../../core/lazy.js";
import { part } from "../../ui/part.js";
import type { FieldOption } from "../../schema/Field.js";
import type { FormStrings } from "../../strings/enForm.js";
import { visibleText } from "../../core/text.js";
import { useFormContext } from "../field/FormContext.js";
import { exactOption, useFound } from "./searchOptions.js";
import type { Timers } from "../../core/timers.js";

interface ComboboxProps {
  options: readonly FieldOption[];
  isChosen: (option: FieldOption) => boolean;
  onPick: (option: FieldOption) => void;
  /** Called when the user empties the text box. */
  onEmpty?: () => void;
  onBlur: () => void;
  /** Text of the box while the user doesn't search. */
  text: string;
  multiple: boolean;
  focusRef: RefCallback<HTMLElement>;
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  locked: boolean;
  strings: FormStrings;
}

const OPTIONS_PER_PAGE = 10;

const NO_OPTIONS: readonly FieldOption[] = [];

/** The list is code that few forms need, so it comes when a box is first touched. */
export const lazyPopup = lazy("ComboboxPopup", () => import("./ComboboxPopup.js"));

/**
 * A text box that searches the options (WAI-ARIA combobox with a listbox popup).
 *
 * Renders an `<input role="combobox">`. The list is rendered only while it is open.
 */
export function Combobox(props: ComboboxProps) {
  const {
    options,
    isChosen,
    onPick,
    onEmpty,
    onBlur,
    text,
    multiple,
    focusRef,
    id,
    strings,
    locked,
  } = props;
  /** Search text, or `undefined` while the user doesn't search. */
  const [query, setQuery] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [Popup, setPopup] = useState(() => lazyPopup.get()?.ComboboxPopup);
  const [failed, setFailed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  /** Index of the last option picked in the whole list. The arrow keys continue there. */
  const pickedAt = useRef(-1);
  /** Whether focus has left it, and not come back to its list. */
  const left = useRef(false);
  const { store, time } = useFormContext();
  const { presses } = store;
  /** Whether the user has been here. Then the options are prepared for a search. */
  const [touched, setTouched] = useState(false);
  /** Whether an option was just chosen, which the count of chosen options reports. */
  const [picked, setPicked] = useState(false);
  const all = useFound(options, (open && query) || "", touched);
  const ready = all !== undefined;
  const found = open ? (all ?? NO_OPTIONS) : NO_OPTIONS;

  const load = async () => {
    setTouched(true);
    if (Popup) return;
    try {
      const { ComboboxPopup } = await lazyPopup.load();
      presses.after(() => {
        setPopup(() => ComboboxPopup);
        setFailed(false);
      });
    } catch {
      // Offline, perhaps. An option can still be typed, and the next touch tries again.
      presses.after(() => setFailed(true));
    }
  };
  /**
   * @param first the active option if none is chosen: none for a click, the first or last for a
   *   key.
   */
  const show = (first = -1) => {
    if (locked) return;
    left.current = false;
    void load();
    // While a search is on, the list is not that of all options.
    const chosen = query ? -1 : options.findIndex(isChosen);
    if (!open) setActive(chosen < 0 ? first : chosen);
    setPicked(false);
    setOpen(true);
  };
  /**
   * Searches for a text.
   *
   * While there is one, the box holds no answer, and reports that by its validity: an unfinished
   * search must not pass for an answer, nor for none.
   */
  const search = (typed: string | undefined) => {
    setQuery(typed);
    input.current?.setCustomValidity(typed ? strings.notAnOption : "");
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
    pickedAt.current = -1;
  };
  const pick = (option: FieldOption) => {
    pickedAt.current = query ? -1 : active;
    search(undefined);
    onPick(option);
    setPicked(true);
    if (!multiple) return close();
    // The list has changed, and the user has not moved to an option of it.
    setActive(-1);
  };
  /** Takes what was typed as an option, if it is one. */
  const take = (typed = "") => {
    const exact = exactOption(options, typed);
    if (exact && !isChosen(exact)) onPick(exact);
    search(exact || !typed.trim() ? undefined : typed);
  };
  useEffect(() => {
    const { value } = input.current!;
    // Typed into server-rendered markup before the script ran. A box has no line ends.
    if (value !== visibleText(text).replace(/[\r\n]/g, "")) take(value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the markup is hydrated
  }, []);
  /** Takes the option that was typed, and closes the list, unless the user has come back. */
  const finish = useLatest(() => {
    if (!left.current || !input.current) return;
    left.current = false;
    take(query);
    close();
  });
  const leave = () => {
    left.current = true;
    // A new answer, or a note that is removed, would move the target of the press that leaves.
    presses.enter(() => finish.current());
    onBlur();
  };

  /**
   * The id goes by the option, not by its place in the list: to a screen reader, another option there
   * must be another element.
   */
  const optionId = (option: FieldOption | undefined) =>
    option && `${id}-${options.indexOf(option)}`;
  const statusText = () => {
    if (!open) return "";
    if (!ready || !Popup) return failed ? strings.optionsFailed : strings.loadingOptions;
    return found.length === 0 ? strings.noMatches : strings.matches(found.length);
  };
  const status = statusText();
  const heard = useSettled(picked ? "" : status, time.timers);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    const last = found.length - 1;
    const from = active < 0 ? pickedAt.current : active;
    const steps: Record<string, number> = {
      ArrowDown: from + 1,
      // Without an active option, it begins at the end.
      ArrowUp: Math.max(from, 0) - 1,
      PageDown: from + OPTIONS_PER_PAGE,
      PageUp: from - OPTIONS_PER_PAGE,
    };
    if (event.key === "Enter" && open) {
      // Enter in an open list never submits the form.
      event.preventDefault();
      const option = found[active] ?? (found.length === 1 ? found[0] : undefined);
      if (option) pick(option);
    } else if (open && (event.key === "Escape" || (event.altKey && event.key === "ArrowUp"))) {
      event.preventDefault();
      if (event.key !== "Escape" || !query) return close();
      // The search is cleared first, so that the list is never closed with a search in it.
      search(undefined);
      setActive(-1);
    } else if (event.key in steps) {
      event.preventDefault();
      if (!open) return show(event.key.endsWith("Up") && !query ? options.length - 1 : 0);
      const next = steps[event.key] ?? 0;
      setActive(
        event.key.startsWith("Arrow")
          ? (next + last + 1) % (last + 1 || 1)
          : Math.min(Math.max(next, 0), last),
      );
    }
  };

  return (
    <div {...part("combobox", { open })}>
      <input
        {...part("input", { kind: "combobox" })}
        ref={(element) => {
          input.current = element;
          focusRef(element);
        }}
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open && ready && Popup ? `${id}-list` : undefined}
        aria-activedescendant={Popup && optionId(found[active])}
        aria-labelledby={props.labelId}
        aria-describedby={props.describedBy}
        // Without, browsers take a search, which is no answer yet, for an error.
        aria-invalid={props.invalid || (query ? false : undefined)}
        aria-required={props.required || undefined}
        readOnly={locked}
        placeholder={strings.search}
        value={query ?? visibleText(text)}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          search(typed);
          show();
          pickedAt.current = -1;
          setActive(typed === "" ? -1 : 0);
          if (typed === "") onEmpty?.();
        }}
        onFocus={() => void load()}
        onPointerEnter={() => void load()}
        onClick={(event) => {
          if (query === undefined) event.currentTarget.select();
          show();
        }}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {open && ready && Popup && (
        <Popup
          id={id}
          labelId={props.labelId}
          anchor={input}
          options={found}
          optionId={optionId}
          note={status}
          active={active}
          isChosen={isChosen}
          multiple={multiple}
          onActive={setActive}
          onPick={pick}
          onClose={close}
          strings={strings}
        />
      )}
      {open && !(ready && Popup) && <div {...part("note")}>{status}</div>}
      {/* The live region exists before it has text, because text that appears with its region is
         often not read. */}
      {touched && (
        <div {...part("heard")} role="status">
          {heard}
        </div>
      )}
    </div>
  );
}

/** How long a status stays the same before it is announced, in milliseconds. */
const SETTLED_MILLISECONDS = 300;

/** Returns a status once it stays the same, so that typing announces one count, not several. */
function useSettled(status: string, timers: Timers): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = timers.setTimeout(
      () => setSettled(status),
      status === "" ? 0 : SETTLED_MILLISECONDS,
    );
    return () => timers.clearTimeout(timer);
  }, [status, timers]);
  return status === "" ? "" : settled;
}
