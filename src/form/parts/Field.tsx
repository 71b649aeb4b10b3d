"use client";

import {
  type ComponentType,
  forwardRef,
  type FunctionComponent,
  memo,
  type ReactNode,
  useEffect,
} from "react";
import { inDevelopment } from "../../core/development.js";
import type { Field as FieldModel, FieldKind } from "../../schema/Field.js";
import { fitsTextBox } from "../../schema/keywords.js";
import { part } from "../../ui/part.js";
import { HostGuard, UnfoldableText } from "../../ui/text.js";
import { ClearBox, LeaveEmpty } from "../controls/ClearButtons.js";
import { type FormContextValue, useFormContext, useStore } from "../field/FormContext.js";
import { fieldNote, messageOf } from "../field/fieldText.js";
import type {
  ControlContext,
  ControlRule,
  Controls,
  DefaultControls,
  FieldPartProps,
} from "../field/types.js";
import { type FieldState, kindPresentation, useFieldState } from "../field/useFieldState.js";
import type { FormStore } from "../model/FormStore.js";
import {
  EarlierAnswers,
  FieldCount,
  FieldDescription,
  FieldError,
  FieldLabel,
  FieldMeta,
  FieldNote,
} from "./FieldElements.js";
import { BooleanControl } from "../controls/BooleanControl.js";
import { DateControl, DateTimeControl, TimeControl } from "../controls/DateControls.js";
import { JsonControl, TextControl } from "../controls/TextControls.js";
import { MultiSelectControl, SingleSelectControl } from "../controls/SelectControls.js";
import { NumberControl } from "../controls/NumberControl.js";

/** Props of the layout around a control: the field, its control, and your own order. */
export type FieldLayoutProps = FieldPartProps<"div"> & {
  /** The control of the field. */
  control: ReactNode;
  /** The elements of the field in your own order. */
  children?: ReactNode;
};

/** Renders the elements of one field around its control, in a `<div>`. */
export const FieldLayout = forwardRef<HTMLDivElement, FieldLayoutProps>(function FieldLayout(
  { field, control, children, ...props },
  ref,
) {
  const form = useFormContext();
  const { store, strings, features } = form;
  // FieldNote and FieldError, which subscribe, are mounted only when needed.
  const invalid = useStore(field.id, (state) => state.validation.issues(field).length > 0);
  const noted = useStore(field.id, (state) => fieldNote(field, state, strings) !== undefined);
  const { kind, required } = field;
  // A form with one field is labeled by its message, which is just above it, unless it is nested.
  const isOnly =
    form.nesting === undefined &&
    store.reading.fields.length === 1 &&
    field.label !== "" &&
    field.label === messageOf(form);
  // The line of the label holds nothing else for these kinds.
  const isMessage =
    isOnly &&
    required &&
    field.description === undefined &&
    (kind === "json" || kind === "singleSelect");
  return (
    <div {...part("field", { kind, invalid, required })} {...props} ref={ref}>
      {children ?? (
        <>
          <div {...part("label-line")} hidden={isMessage || undefined}>
            <FieldLabel field={field} />
            <FieldMeta field={field} />
            <FieldCount field={field} />
            {field.description !== undefined && <FieldDescription field={field} />}
          </div>
          {control}
          {noted && <FieldNote field={field} />}
          {invalid && <FieldError field={field} />}
          {features.memory?.Answers && <EarlierAnswers field={field} />}
        </>
      )}
    </div>
  );
});

interface LongTextProps {
  field: FieldModel;
  /** The text box, for the user's own answer. */
  box: ReactNode;
}

/**
 * Shows a default that is too long for a text box.
 *
 * The user can read it page by page, and it is sent unchanged unless they clear it, which shows the
 * text box. Renders a `<div role="group">` with the text and a `<button>`.
 */
function LongText({ field, box }: LongTextProps) {
  const untouched = useStore(field.id, (store) => !store.values.changed(field));
  return untouched ? <Folded field={field} /> : box;
}

function Folded({ field }: Pick<LongTextProps, "field">) {
  const form = useFormContext();
  const { strings } = form;
  const { value, onChange, id, labelId, describedBy, focusRef, locked } = useFieldState(
    form,
    field,
  );
  return (
    <div {...part("combobox-row")}>
      <div
        {...part("input", { kind: field.kind })}
        id={id}
        role="group"
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        tabIndex={-1}
        ref={focusRef}
      >
        <UnfoldableText text={String(value)} size="brief" strings={strings} />
      </div>
      {!locked && <ClearBox field={field} strings={strings} onClear={() => onChange("")} />}
    </div>
  );
}

type ControlOfField = FunctionComponent<Pick<FieldPartProps<"div">, "field">>;

// Typed as a component, because declaration files can't name a function that isn't exported.
/**
 * Renders the control of a field, and the text box of "Other…".
 *
 * It renders what the control renders.
 */
export const FieldControl: ControlOfField = ({ field }) =>
  renderWithOther(field, useFormContext(), false);

/** Renders the same in the built-in layout, with every element that describes the control. */
const OwnControl: ControlOfField = ({ field }) => renderWithOther(field, useFormContext(), true);

function renderWithOther(field: FieldModel, form: FormContextValue, isWhole: boolean): ReactNode {
  const companion = "other" in field && field.other;
  const other = companion && (
    <FieldLayout field={companion} control={renderControl(companion, form, true)} />
  );
  return renderControl(field, form, isWhole, other || undefined);
}

function renderControl(
  field: FieldModel,
  { controls, store }: FormContextValue,
  isWhole: boolean,
  other?: ReactNode,
): ReactNode {
  const control = defaultControls[field.kind];
  const builtIn = renderControlOrText(store, { field, control, isWhole, other });
  if (!controls?.[field.kind]) return builtIn;
  return (
    // If the host's control or its rule throws, the input can still be seen and sent.
    <HostGuard instead={builtIn}>
      <HostControl field={field} other={other} builtIn={builtIn} />
    </HostGuard>
  );
}

function HostControl(props: Pick<FieldState, "field" | "other"> & { builtIn: ReactNode }) {
  const { field, other, builtIn } = props;
  const { store, controls = {}, request, requester } = useFormContext();
  const control = chosenControl(field, controls, { request, requester });
  const isOwn = !control;
  useEffect(() => {
    if (isOwn || store.elements.has(field)) return;
    inDevelopment(({ warnOfMissingFocusRef }) => warnOfMissingFocusRef(field.kind));
  }, [isOwn, store, field]);
  if (!control) return builtIn;
  return (
    <>
      {renderControlOrText(store, { field, control, isWhole: false })}
      {/* A custom control doesn't know the "Other…" field, whose answer must not be lost. */}
      {other}
    </>
  );
}

/** Returns the host's control for a field: that of its kind, or of the first matching rule. */
export function chosenControl(
  field: FieldModel,
  controls: Controls,
  context: ControlContext,
): DefaultControls[FieldKind] | undefined {
  const given = controls[field.kind];
  if (!Array.isArray(given)) return given as DefaultControls[FieldKind] | undefined;
  // Rules are listed under the kind of their fields.
  const rules: readonly ControlRule<never>[] = given;
  const rule = rules.find(({ when }) => when(field as never, context));
  return rule?.control as DefaultControls[FieldKind] | undefined;
}

interface ControlWithStateProps extends Pick<FieldState, "field" | "other"> {
  control: DefaultControls[FieldKind];
  /** Whether everything that describes the control is sure to be rendered. */
  isWhole: boolean;
}

/** Renders the control of a field, or a default that is too long for a text box. */
function renderControlOrText({ values }: FormStore, props: ControlWithStateProps) {
  const { field } = props;
  const initial = values.initial(field);
  const box = <ControlWithState {...props} />;
  if (!isUncontrolled(props) || typeof initial !== "string" || fitsTextBox(initial)) return box;
  return <LongText field={field} box={box} />;
}

/** Renders a control with the value of its field. An uncontrolled one gets it only at first. */
function ControlWithState({ field, control, isWhole, other }: ControlWithStateProps) {
  const isLive = !isUncontrolled({ field, control });
  const form = useFormContext();
  const { leaveEmpty, ...state } = useFieldState(form, field, { live: isLive, isWhole });
  const Control = control as ComponentType<Omit<FieldState, "leaveEmpty">>;
  return (
    <>
      <Control key={form.store.resets} {...state} other={other} />
      {leaveEmpty && (
        <LeaveEmpty {...state} chosen={state.placeholder !== undefined} onClick={leaveEmpty} />
      )}
    </>
  );
}

function isUncontrolled({
  field: { kind },
  control,
}: Pick<ControlWithStateProps, "field" | "control">): boolean {
  return control === defaultControls[kind] && kindPresentation[kind].uncontrolled;
}

/** Props of one field: the field, and the attributes of its `<div>`. */
export type FieldProps = Omit<FieldLayoutProps, "control">;

/** Renders one field in a `<div>`: label, description, control and errors. */
export const Field = memo(
  forwardRef<HTMLDivElement, FieldProps>(function Field(props, ref) {
    return <FieldLayout control={<OwnControl field={props.field} />} {...props} ref={ref} />;
  }),
);

/** The built-in control of each field kind. */
const defaultControls: DefaultControls = {
  string: TextControl,
  email: TextControl,
  uri: TextControl,
  date: DateControl,
  time: TimeControl,
  dateTime: DateTimeControl,
  number: NumberControl,
  integer: NumberControl,
  boolean: BooleanControl,
  singleSelect: SingleSelectControl,
  multiSelect: MultiSelectControl,
  json: JsonControl,
};
