import type { ComponentProps, ReactNode } from "react";
import "./ui.css";

/** The controls that a product has already, as far as this story needs them. */

interface ButtonProps extends ComponentProps<"button"> {
  variant?: "default" | "outline" | "ghost";
}

export function Button({ variant = "default", ...props }: ButtonProps) {
  return <button className={`btn btn-${variant}`} type="button" {...props} />;
}

/** Renders nothing while there is nothing to clear. */
export function Clear(props: ButtonProps) {
  return props.onClick ? <Button variant="ghost" {...props} /> : null;
}

export function Label(props: ComponentProps<"label">) {
  // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- `htmlFor` comes with the props
  return <label className="label" {...props} />;
}

export function Input(props: ComponentProps<"input">) {
  return <input className="input" {...props} />;
}

export function Textarea(props: Omit<ComponentProps<"input">, "onChange" | "ref"> & ForTextarea) {
  return <textarea className="input" {...(props as ComponentProps<"textarea">)} />;
}

type ForTextarea = Pick<ComponentProps<"textarea">, "onChange" | "ref">;

interface CheckProps {
  chosen: boolean;
  choose: () => void;
  children: ReactNode;
}

/** One checkbox, for what is asked besides. */
export function Check({ chosen, choose, children }: CheckProps) {
  return (
    <label className="row">
      <input type="checkbox" className="check" checked={chosen} onChange={choose} />
      <span>{children}</span>
    </label>
  );
}

interface ChoiceProps {
  label: string;
  description: string | undefined;
  chosen: boolean;
  choose: () => void;
  name: string;
  multiple: boolean;
}

/** A checkbox or a radio with its label, the whole row of which is a target. */
export function Choice({ label, description, chosen, choose, name, multiple }: ChoiceProps) {
  return (
    <label className="row">
      <input
        type={multiple ? "checkbox" : "radio"}
        className="check"
        name={name}
        checked={chosen}
        onChange={choose}
      />
      <span>
        {label}
        {description && <small> {description}</small>}
      </span>
    </label>
  );
}
