import { ajvResolver } from "@hookform/resolvers/ajv";
import * as Checkbox from "radix-ui/checkbox";
import * as Label from "radix-ui/label";
import * as RadioGroup from "radix-ui/radio-group";
import * as Select from "radix-ui/select";
import { useId } from "react";
import { Controller, useForm } from "react-hook-form";
import { startHarness } from "../startHarness";
import "./card.css";

/**
 * react-hook-form, ajv and Radix, put together as their documentation shows it, in a card with a style
 * sheet by hand: boxes are registered, Radix parts controlled, and each choice of one is a Select.
 */
startHarness({ form: (schema) => <CardForm schema={schema} />, error: ".error" });

function CardForm({ schema }) {
  const { register, control, handleSubmit, formState } = useForm({
    resolver: ajvResolver(schema, { strict: false }),
    defaultValues: Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, property.default]),
    ),
  });
  return (
    <section className="card">
      <h2>Travel agent</h2>
      <p>How shall I book your journey?</p>
      <form noValidate onSubmit={handleSubmit(() => {})}>
        {Object.entries(schema.properties).map(([name, property]) => (
          <Field
            key={name}
            name={name}
            property={property}
            required={schema.required.includes(name)}
            register={register}
            control={control}
            error={formState.errors[name]}
          />
        ))}
        <button type="submit">Submit</button>
      </form>
    </section>
  );
}

function Field({ name, property, required, register, control, error }) {
  const id = useId();
  const { title, description } = property;
  const Control = controlOf(property);
  return (
    <div className="field">
      <Label.Root htmlFor={id}>
        {title}
        {required && " *"}
      </Label.Root>
      {description && <p className="description">{description}</p>}
      {Control ? (
        <Controller
          name={name}
          control={control}
          render={({ field }) => <Control id={id} property={property} field={field} />}
        />
      ) : (
        <Box id={id} property={property} {...register(name, { setValueAs: asJson(property) })} />
      )}
      {error && <p className="error">{error.message}</p>}
    </div>
  );
}

const types = { email: "email", uri: "url", date: "date", "date-time": "datetime-local" };

function Box({ property, ...props }) {
  if (property.maxLength > 200) return <textarea rows={4} {...props} />;
  const isNumber = property.type === "number" || property.type === "integer";
  return <input type={isNumber ? "number" : (types[property.format] ?? "text")} {...props} />;
}

/** An empty box is no answer. */
function asJson({ type }) {
  const isNumber = type === "number" || type === "integer";
  return (value) =>
    value === "" || value === undefined ? undefined : isNumber ? Number(value) : value;
}

function controlOf({ type, default: preset, ...property }) {
  if (type === "boolean") return preset === undefined ? YesNo : Check;
  if (type === "array") return Checks;
  return property.enum || property.oneOf ? Choice : undefined;
}

function Check({ id, field: { value, onChange, ...field } }) {
  return (
    <Checkbox.Root
      className="check"
      id={id}
      checked={value ?? false}
      onCheckedChange={onChange}
      {...field}
    >
      <Checkbox.Indicator>✓</Checkbox.Indicator>
    </Checkbox.Root>
  );
}

function Checks({ id, property, field: { value = [], onChange, ...field } }) {
  return property.items.enum.map((option, index) => (
    <div key={option} className="option">
      <Checkbox.Root
        className="check"
        id={`${id}-${index}`}
        {...field}
        checked={value.includes(option)}
        onCheckedChange={(checked) =>
          onChange(checked ? [...value, option] : value.filter((chosen) => chosen !== option))
        }
      >
        <Checkbox.Indicator>✓</Checkbox.Indicator>
      </Checkbox.Root>
      <Label.Root htmlFor={`${id}-${index}`}>{option}</Label.Root>
    </div>
  ));
}

function YesNo({ id, field: { value, onChange, ...field } }) {
  return (
    <RadioGroup.Root
      {...field}
      value={value === undefined ? "" : String(value)}
      onValueChange={(chosen) => onChange(chosen === "true")}
    >
      {["true", "false"].map((option) => (
        <div key={option} className="option">
          <RadioGroup.Item className="radio" id={`${id}-${option}`} value={option}>
            <RadioGroup.Indicator>●</RadioGroup.Indicator>
          </RadioGroup.Item>
          <Label.Root htmlFor={`${id}-${option}`}>{option === "true" ? "Yes" : "No"}</Label.Root>
        </div>
      ))}
    </RadioGroup.Root>
  );
}

function Choice({ id, property, field: { value, onChange, ref, ...field } }) {
  const options =
    property.oneOf ?? property.enum.map((option) => ({ const: option, title: option }));
  return (
    <Select.Root value={value ?? ""} onValueChange={onChange} {...field}>
      <Select.Trigger className="select" id={id} ref={ref}>
        <Select.Value placeholder="Choose…" />
      </Select.Trigger>
      <Select.Portal>
        <Select.Content>
          <Select.Viewport>
            {options.map((option) => (
              <Select.Item key={option.const} value={option.const}>
                <Select.ItemText>{option.title}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}
