import type { Property } from "../../Schema";
import { startHarness } from "../startHarness";
import { problemOf } from "./problemOf";
import "./native.css";

/** The plainest form that asks the same: boxes, checkboxes and selects, with nothing said beside them. */
startHarness({
  form: (schema) => (
    <form
      className="native"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        for (const [name, property] of Object.entries(schema.properties)) {
          const control = event.currentTarget.elements.namedItem(name) as HTMLInputElement;
          const problem = problemOf(property, schema.required.includes(name), valuesOf(control));
          control.classList.toggle("error", problem !== undefined);
        }
      }}
    >
      <h2>Travel agent</h2>
      <p>How shall I book your journey?</p>
      {Object.entries(schema.properties).map(([name, property]) => (
        <label key={name}>
          {property.title} <Control name={name} property={property} />
        </label>
      ))}
      <button type="submit">Submit</button>
      <button type="button">Decline</button>
      <button type="button">Cancel</button>
    </form>
  ),
  error: ".error",
});

function valuesOf({ type, checked, value }: HTMLInputElement): string[] {
  return (type === "checkbox" && !checked) || value === "" ? [] : [value];
}

const types = { email: "email", uri: "url", date: "date", "date-time": "datetime-local" } as const;

function Control({ name, property }: { name: string; property: Property }) {
  const options =
    property.enum ?? property.items?.enum ?? property.oneOf?.map((option) => option.title);
  if (options) {
    return (
      <select name={name} multiple={property.items !== undefined}>
        {property.items ? null : <option value="">Choose…</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  if (property.type === "boolean") return <input name={name} type="checkbox" />;
  if ((property.maxLength ?? 0) > 200) return <textarea name={name} />;
  return <input name={name} type={property.format ? types[property.format] : "text"} />;
}
