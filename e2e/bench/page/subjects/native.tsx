import { type FormEvent, memo, useId, useRef, useState } from "react";
import type { Property, Schema } from "../../Schema";
import { startHarness } from "../startHarness";
import { problemOf } from "./problemOf";
import "./native.css";

/**
 * The limit: native inputs that keep their own values, checked by hand on Submit and, once it was
 * refused, as they are changed.
 */
startHarness({
  form: (schema) => <NativeForm schema={schema} />,
  error: ".error",
});

type Problems = Readonly<Record<string, string | undefined>>;

function NativeForm({ schema }: { schema: Schema }) {
  const id = useId();
  const [problems, setProblems] = useState<Problems>({});
  const refused = useRef(false);
  const check = (form: HTMLFormElement, name: string) => {
    const property = schema.properties[name];
    if (!property) return undefined;
    return problemOf(property, schema.required.includes(name), valuesOf(form, name));
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found: Record<string, string> = {};
    for (const name of Object.keys(schema.properties)) {
      const problem = check(form, name);
      if (problem !== undefined) found[name] = problem;
    }
    setProblems(found);
    const [first] = Object.keys(found);
    refused.current = first !== undefined;
    if (first === undefined) return;
    const wrong = form.elements.namedItem(first);
    const control = wrong instanceof RadioNodeList ? wrong[0] : wrong;
    if (control instanceof HTMLElement) control.focus();
  };

  const change = (event: FormEvent<HTMLFormElement>) => {
    if (!refused.current || !("name" in event.target)) return;
    const name = String(event.target.name);
    const problem = check(event.currentTarget, name);
    if (problem !== problems[name]) setProblems({ ...problems, [name]: problem });
  };

  return (
    <form
      className="native"
      aria-labelledby={`${id}-title`}
      noValidate
      onSubmit={submit}
      onInput={change}
    >
      <h2 id={`${id}-title`}>Travel agent</h2>
      <p>How shall I book your journey?</p>
      {Object.entries(schema.properties).map(([name, property]) => (
        <Field
          key={name}
          id={`${id}-${name}`}
          name={name}
          property={property}
          required={schema.required.includes(name)}
          problem={problems[name]}
        />
      ))}
      <div className="option">
        <button type="submit">Submit</button>
        <button type="button">Decline</button>
        <button type="button">Cancel</button>
      </div>
    </form>
  );
}

/** What was entered under a name. */
function valuesOf(form: HTMLFormElement, name: string): string[] {
  const found = form.elements.namedItem(name);
  const controls = found instanceof RadioNodeList ? [...found] : [found];
  return controls.flatMap((control) => {
    const { type, value, checked } = control as HTMLInputElement;
    return (type === "radio" || type === "checkbox") && !checked ? [] : value === "" ? [] : value;
  });
}

interface FieldProps {
  id: string;
  name: string;
  property: Property;
  required: boolean;
  problem: string | undefined;
}

const Field = memo(function Field(props: FieldProps) {
  const { id, property, required, problem } = props;
  const { title, description } = property;
  const said = [description && `${id}-d`, problem && `${id}-e`].filter(Boolean).join(" ");
  const choices = choicesOf(property, required);
  const meta = <span className="meta">{required ? "required" : "optional"}</span>;
  const notes = description && (
    <p className="description" id={`${id}-d`}>
      {description}
    </p>
  );
  const error = problem && (
    <p className="error" id={`${id}-e`}>
      {problem}
    </p>
  );
  if (choices) {
    return (
      <fieldset
        className="field"
        aria-describedby={said || undefined}
        aria-invalid={problem ? true : undefined}
      >
        <legend>
          {title} {meta}
        </legend>
        {notes}
        <Choices {...props} choices={choices} />
        {error}
      </fieldset>
    );
  }
  return (
    <div className="field">
      <div>
        <label htmlFor={id}>{title}</label> {meta}
      </div>
      {notes}
      <Box {...props} said={said || undefined} />
      {error}
    </div>
  );
});

interface Choice {
  value: string;
  label: string;
}

/** What is chosen by radios or checkboxes; `undefined` for any other kind. */
function choicesOf(property: Property, required: boolean): Choice[] | undefined {
  if (property.items) return property.items.enum.map((value) => ({ value, label: value }));
  // What need not be answered can be left out again.
  const none = required ? [] : [{ value: "", label: "No answer" }];
  if (property.type === "boolean" && property.default === undefined) {
    return [{ value: "true", label: "Yes" }, { value: "false", label: "No" }, ...none];
  }
  return (
    property.oneOf && [
      ...property.oneOf.map((option) => ({ value: option.const, label: option.title })),
      ...none,
    ]
  );
}

function Choices({ name, property, required, choices }: FieldProps & { choices: Choice[] }) {
  return choices.map(({ value, label }) => (
    <label className="option" key={value}>
      <input
        type={property.items ? "checkbox" : "radio"}
        name={name}
        value={value}
        aria-required={required || undefined}
      />
      {label}
    </label>
  ));
}

const types = { email: "email", uri: "url", date: "date", "date-time": "datetime-local" } as const;

function Box({ id, name, property, required, problem, said }: FieldProps & { said?: string }) {
  const common = {
    id,
    name,
    "aria-required": required || undefined,
    "aria-invalid": problem ? (true as const) : undefined,
    "aria-describedby": said,
  };
  if (property.type === "boolean") {
    return <input type="checkbox" value="true" defaultChecked={property.default} {...common} />;
  }
  if (property.enum) {
    return (
      <select defaultValue="" {...common}>
        <option value="">Choose…</option>
        {property.enum.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    );
  }
  if ((property.maxLength ?? 0) > 200) return <textarea rows={4} {...common} />;
  if (property.type === "string") {
    return <input type={property.format ? types[property.format] : "text"} {...common} />;
  }
  return (
    <input
      type="text"
      inputMode={property.type === "integer" ? "numeric" : "decimal"}
      {...common}
    />
  );
}
