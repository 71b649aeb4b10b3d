"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { jsonText } from "../../../core/json.js";
import * as limits from "../../../core/limits.js";
import { VALUE } from "../../../nested/schemas.js";
import { isConditional, type Shape, startOf } from "../../../nested/shapeOf.js";
import type { FieldOf } from "../../../schema/Field.js";
import {
  type NestedFieldInput,
  readNestedInput,
  sameInput,
  toFieldInput,
} from "../../../schema/NestedInput.js";
import { documentOf } from "../../../schema/SchemaDocument.js";
import { controlValue } from "../../../schema/types.js";
import { asksWithin } from "../../../schema/secrets/findSecrets.js";
import { namesSecret } from "../../../schema/secrets/looksSecret.js";
import { focusedIn, onBlurWithin } from "../../../ui/focus.js";
import { AnswerValues } from "../../../ui/AnswerList.js";
import { part } from "../../../ui/part.js";
import { JsonBox } from "../../controls/TextControls.js";
import { useFormContext, useStore } from "../../field/FormContext.js";
import type { ControlProps } from "../../field/types.js";
import { focusWithin, isPinned, pathOf, readOnlyIn, useNestedStrings } from "./InnerForm.js";
import { ANY_SCHEMA, NestedModel } from "./NestedModel.js";
import { NestedFields } from "./NestedFields.js";

interface ClosedAnswerProps {
  field: FieldOf<"json">;
  /** The input that the field holds. */
  entered: NestedFieldInput | string;
}

/**
 * Shows the answer of a field with too many nested fields as JSON.
 *
 * A server may have filled it in, and nothing is sent that was not visible. Renders a `<div>`, or
 * nothing without an answer.
 */
function ClosedAnswer({ field, entered }: ClosedAnswerProps) {
  const { store } = useFormContext();
  const words = useNestedStrings();
  const value = readNestedInput(entered)?.value;
  const text = jsonText(value);
  if (text === undefined) return null;
  const { document } = store.reading;
  const mayAsk =
    !asksWithin(field) || store.secrets.kinds?.has(field) || namesSecret(value, document);
  // A default is no secret to the server, and the user must see it before it is sent.
  const hidden = mayAsk && store.values.changed(field);
  return (
    <div {...part("answer-value")}>
      <AnswerValues
        values={[text]}
        write={(json) => (hidden ? undefined : json)}
        size="brief"
        strings={words}
      />
    </div>
  );
}

/** Returns how many nested fields each field of a form may render at once. */
export function firstShare(questions: number): number {
  return limits.rendered / Math.max(1, questions);
}

/**
 * Returns how many nested fields each field of a nested answer may render at once.
 *
 * A server can nest more fields than a page can hold: the rest stays closed until the user opens
 * it.
 *
 * @param share how many the outer field may render.
 * @param fieldCount how many fields it has.
 */
export function shareOf(share: number, fieldCount: number): number {
  return Math.max(0, share - fieldCount) / Math.max(1, fieldCount);
}

/**
 * Control of a field with nested fields: named ones, a list of rows, or a choice of cases.
 *
 * Anything that can't be shown is entered as JSON, and so can the rest. Renders a
 * `<div role="group">`.
 */
export function NestedControl(props: ControlProps<"json">) {
  const { field, required, invalid, locked, id, labelId, onBlur, focusRef } = props;
  const { store, fields, nesting = 0, share = firstShare(fields.length), place } = useFormContext();
  const words = useNestedStrings();
  const { nested = ANY_SCHEMA } = field;
  const path = pathOf(field, place);
  const [readOnly] = useState(() => place?.readOnly ?? readOnlyIn(field, store));
  const entered = useStore(field.id, (state) => state.values.get(field));
  const isWithin = useStore(field.id, (state) => state.validation.showsWithin(field));
  const make = useCallback(
    (input: NestedFieldInput | string, before?: NestedModel) =>
      new NestedModel(field, store, words, input, before),
    [field, store, words],
  );
  const [shown, setShown] = useState(() => ({
    model: make(entered),
    conditional: documentOf(nested).once(isConditional),
  }));
  const asJson = useStore("view", ({ navigation }) => navigation.asJson);
  const json = asJson && !store.isReadOnly(field);
  const [unfolded, setUnfolded] = useState(() => countFields(shown.model) <= share);
  const group = useRef<HTMLDivElement | null>(null);
  const isPressed = useRef(false);
  let { model } = shown;
  // The input was restored from a draft or entered as JSON, or leads to other nested fields.
  if (model.entered !== entered && !json && !sameInput(model.entered, entered)) {
    model = make(entered);
    setShown({ ...shown, model });
  }

  const { conditional } = shown;
  const enter = useCallback(
    (input: NestedFieldInput | string) => {
      if (!locked) store.change(field, input);
    },
    [locked, store, field],
  );
  const change = useCallback(() => {
    const before = model.entered;
    const input = model.write();
    // The errors within may have changed.
    if (sameInput(input, before)) return store.topics.emit(field.id);
    if (!conditional || !model.outdated) return enter(input);
    // Other nested fields need a new model of the same answer, without fields that no longer exist.
    const next = make(input, model);
    enter(next.drawable ? next.write() : input);
    setShown((last) => ({ ...last, model: next }));
  }, [model, make, enter, conditional, store, field.id]);

  const { shape, drawable } = model;
  const drawn = drawable && !json && nesting <= limits.fieldDepth;
  useEffect(
    () =>
      drawn
        ? store.validation.nest(field, () => model.forms.some(({ form }) => form.showsErrors))
        : undefined,
    [drawn, store, field, model],
  );
  const constant = shape.kind === "constant" && required;
  useEffect(() => {
    // A required constant has only one answer.
    const before = model.entered;
    if (constant && !sameInput(model.write(), before)) enter(model.entered);
  }, [constant, model, enter]);

  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      group.current = element;
      focusRef(element);
    },
    [focusRef],
  );
  /** Moves focus to the new element here, because the clicked button is removed. */
  const refocus = () => focusWithin(group.current);
  const enterAndRefocus = (input: NestedFieldInput | string) => {
    flushSync(() => enter(input));
    refocus();
  };

  if (!drawn) return <JsonAnswer {...props} value={controlValue(entered)} chosen={json} />;

  const describedBy = withoutNote(props, isWithin);
  const opens = opensAtOnce(shape);
  const open = unfolded && (required || opens || entered !== "");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes that a press gives the focus
    <div
      {...part("parts", { kind: shape.kind, framed: field.key === VALUE && nesting > 0 })}
      id={id}
      ref={attach}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelId}
      // Cases are in a group of their own, which has the description.
      aria-describedby={open && shape.kind === "choice" ? undefined : describedBy}
      onBlur={onBlurWithin(onBlur)}
      // A press on text or between fields focuses this element, and must not move the focus on.
      onMouseDown={() => {
        isPressed.current = true;
        setTimeout(() => {
          isPressed.current = false;
        });
      }}
      onFocus={({ target, currentTarget }) => {
        // A field with an error passes focus on to its first nested field with an error.
        if (target !== currentTarget || isPressed.current) return;
        // The focus scrolls to its element, which a press would miss.
        store.presses.after(async () => {
          if (invalid) await showProblems(model);
          if (focusedIn(currentTarget) === currentTarget) refocus();
        });
      }}
    >
      {open && (
        <NestedFields
          {...props}
          describedBy={describedBy}
          model={model}
          change={change}
          share={shareOf(share, countFields(model))}
          path={path}
          readOnly={readOnly}
        />
      )}
      {!open && <ClosedAnswer field={field} entered={entered} />}
      {locked && (open ? countFields(model) === 0 : entered === "") && (
        <span {...part("skipped")}>{props.strings.unanswered}</span>
      )}
      {!locked && (
        <div {...part("parts-actions")}>
          {!open && (
            <button
              type="button"
              {...part("add", { name: "open" })}
              id={`${id}-open`}
              aria-labelledby={`${id}-open ${labelId}`}
              onClick={() => {
                flushSync(() => setUnfolded(true));
                const value = startOf(nested.schema, documentOf(nested)) ?? {};
                enterAndRefocus(entered || (opens ? "" : toFieldInput({ value })));
              }}
            >
              {entered === "" ? words.answerParts : words.asForm}
            </button>
          )}
          {!required && entered !== "" && !isPinned(path, readOnly) && (
            <button
              type="button"
              {...part("skip")}
              id={`${id}-none`}
              aria-labelledby={`${id}-none ${labelId}`}
              onClick={() => enterAndRefocus("")}
            >
              {words.clearAnswer}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function countFields({ forms }: NestedModel): number {
  return forms.reduce((sum, { form }) => sum + form.store.fields.length, 0);
}

/** Whether an answer is entered right away, without a button that opens its fields. */
function opensAtOnce(shape: Shape): boolean {
  if (shape.kind !== "group") return shape.kind !== "constant" && shape.kind !== "json";
  // A group of nothing but entries that the user names is a list of them.
  return shape.entries !== undefined && Object.keys(shape.schema.properties ?? {}).length === 0;
}

/** Each nested field shows its own errors. */
function showProblems({ forms }: NestedModel): Promise<unknown> {
  return Promise.all(forms.map(({ form }) => form.check()));
}

/**
 * Returns the description IDs without the JSON note, for a field whose nested fields are shown.
 *
 * @param isWithin whether the nested fields show all errors.
 */
function withoutNote(
  { describedBy = "", id }: ControlProps<"json">,
  isWithin = false,
): string | undefined {
  const ids = describedBy
    .split(" ")
    .filter((each) => each !== `${id}-n` && !(isWithin && each === `${id}-e`));
  return ids.join(" ") || undefined;
}

/**
 * The same answer as JSON.
 *
 * @param chosen whether the user chose so, and not because it can't be shown otherwise.
 */
function JsonAnswer({ chosen, ...props }: ControlProps<"json"> & { chosen: boolean }) {
  const { id } = props;
  const words = useNestedStrings();
  return (
    <>
      {!chosen && (
        <div {...part("note")} id={`${id}-n`}>
          {words.unsupported}
        </div>
      )}
      <JsonBox {...props} describedBy={chosen ? withoutNote(props) : props.describedBy} rows={4} />
    </>
  );
}
