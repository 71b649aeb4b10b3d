"use client";

import * as elicit from "react-elicitation";
import { Button, buttonVariants } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";
import { Textarea } from "@/components/ui/textarea";

/**
 * What a server or an agent asks, with the controls of this app. What it has none for (dates, lists of
 * many, pages to open) is drawn by react-elicitation, in the colours of this app.
 *
 * @example
 * const { item } = useElicitation(queue);
 * return <Elicitation item={item} />;
 */
export function Elicitation(props: elicit.ElicitationProps) {
  const children = <Layout expired={props.expired ?? false} />;
  return <elicit.Elicitation controls={controls} {...props} form={{ children, ...props.form }} />;
}

const Form = elicit.ElicitationForm;

/** With the edge and the color that the styles of react-elicitation leave out of Decline. */
const outline = buttonVariants({ variant: "outline", className: "border-input text-foreground" });

function Layout({ expired }: { expired: boolean }) {
  return (
    <>
      <Form.Requester />
      <Form.Deadline />
      <Form.Message />
      <Form.Notice />
      <Form.Secrets />
      <Form.Summary />
      <Form.Draft />
      <Form.Fields className="flex flex-col gap-6" />
      <Form.Status />
      <Form.Failure />
      <Form.Actions>
        {expired ? (
          <Form.Close className={outline} />
        ) : (
          <>
            <Form.Submit className={buttonVariants()} />
            <Form.Decline className={outline} />
            <Form.Cancel />
          </>
        )}
      </Form.Actions>
      <Form.Block />
    </>
  );
}

type TextKind = "string" | "email" | "uri" | "number" | "integer";

/** What every text box is given. */
function boxProps({
  id,
  focusRef,
  value,
  onChange,
  onBlur,
  describedBy,
  invalid,
  required,
  locked,
  secret,
}: elicit.ControlProps<TextKind>) {
  return {
    id,
    ref: focusRef,
    value,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
    onBlur,
    readOnly: locked,
    // What was typed into another form is not suggested here; a spelling checker sends what it reads.
    autoComplete: "off",
    spellCheck: secret ? false : undefined,
    "aria-describedby": describedBy,
    "aria-invalid": invalid || undefined,
    "aria-required": required || undefined,
  };
}

function Text(props: elicit.ControlProps<"string" | "email" | "uri">) {
  const { kind, multiline } = props.field;
  if (multiline) return <Textarea rows={4} dir="auto" {...boxProps(props)} />;
  const type = kind === "string" ? "text" : kind === "uri" ? "url" : "email";
  return <Input type={type} dir={kind === "string" ? "auto" : "ltr"} {...boxProps(props)} />;
}

/** A box of text, since one of numbers loses what is half typed. */
function Numeric(props: elicit.ControlProps<"number" | "integer">) {
  return <Input inputMode="decimal" {...boxProps(props)} />;
}

interface Row {
  value: string;
  label: string;
  description?: string | undefined;
  choose: () => void;
}

/** Some options, one of which is chosen, or none. */
function Rows({
  rows,
  chosen,
  id,
  labelId,
  describedBy,
  onChange,
  onBlur,
  focusRef,
  invalid,
  required,
  locked,
  strings,
}: elicit.ControlProps<"boolean" | "singleSelect"> & Chosen) {
  return (
    <>
      <RadioGroup
        className="grid gap-2"
        id={id}
        value={chosen ?? ""}
        onValueChange={(value) => rows.find((row) => row.value === value)?.choose()}
        onBlur={onBlur}
        disabled={locked}
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-required={required || undefined}
      >
        {rows.map(({ value, label, description }, at) => (
          <Label
            key={value}
            htmlFor={`${id}-${at}`}
            className="flex items-start gap-3 rounded-md border border-input p-3 font-normal hover:bg-accent has-[[aria-checked=true]]:border-primary has-[[aria-checked=true]]:bg-primary/5"
          >
            <RadioGroupItem
              id={`${id}-${at}`}
              value={value}
              ref={at === 0 ? focusRef : undefined}
            />
            <span className="flex flex-col gap-1">
              {label}
              {description && <span className="text-sm text-muted-foreground">{description}</span>}
            </span>
          </Label>
        ))}
      </RadioGroup>
      {!required && !locked && chosen !== undefined && (
        <Clear id={`${id}-0`} labelId={labelId} onClick={() => onChange(null)}>
          {strings.clearAnswer}
        </Clear>
      )}
    </>
  );
}

/** Takes an answer back. The styles of react-elicitation put it in the line of the label. */
function Clear({ id, labelId, onClick, children }: ClearProps) {
  return (
    <Button
      type="button"
      variant="ghost"
      size="sm"
      data-elicit="skip"
      className="h-6 px-2"
      aria-describedby={labelId}
      onClick={() => {
        onClick();
        // The button is removed with the answer that it cleared.
        document.getElementById(id)?.focus();
      }}
    >
      {children}
    </Button>
  );
}

interface ClearProps {
  /** The control that has the focus afterwards. */
  id: string;
  labelId: string;
  onClick: () => void;
  children: string;
}

interface Chosen {
  rows: readonly Row[];
  chosen: string | undefined;
}

function OneOfFew(props: elicit.ControlProps<"singleSelect">) {
  const { field, value, onChange } = props;
  const rows = field.options.map((option, at) => ({
    value: String(at),
    label: option.label,
    description: option.description,
    choose: () => onChange(option.value),
  }));
  const index = field.options.findIndex((option) => option.value === value);
  return <Rows {...props} rows={rows} chosen={index < 0 ? undefined : String(index)} />;
}

/** Without a default two options of which none is chosen, since an untouched box is no answer. */
function YesNo(props: elicit.ControlProps<"boolean">) {
  const { field, value, onChange, strings } = props;
  if (field.default !== undefined) return <Check {...props} />;
  const rows = [
    { value: "yes", label: strings.yes, choose: () => onChange(true) },
    { value: "no", label: strings.no, choose: () => onChange(false) },
  ];
  const chosen = value ? "yes" : "no";
  return <Rows {...props} rows={rows} chosen={value === null ? undefined : chosen} />;
}

function Check({
  value,
  id,
  labelId,
  describedBy,
  onChange,
  onBlur,
  focusRef,
  invalid,
  required,
  locked,
  strings,
}: elicit.ControlProps<"boolean">) {
  return (
    <>
      <Checkbox
        id={id}
        ref={focusRef}
        checked={value === true}
        onCheckedChange={(checked) => onChange(checked === true)}
        onBlur={onBlur}
        disabled={locked}
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
      />
      {!required && value !== null && !locked && (
        <Clear id={id} labelId={labelId} onClick={() => onChange(null)}>
          {strings.clearAnswer}
        </Clear>
      )}
    </>
  );
}

/** More are searched for, in the list of react-elicitation. */
const FEW = 7;

const controls: elicit.Controls = {
  string: Text,
  email: Text,
  uri: Text,
  number: Numeric,
  integer: Numeric,
  boolean: YesNo,
  singleSelect: [
    {
      when: ({ options, other }) =>
        options.length <= FEW && !other && !options.some((o) => o.preview),
      control: OneOfFew,
    },
  ],
};
