import type { ElicitationFormProps } from "react-elicitation";
import type { ContentValue } from "react-elicitation/queue";
import type { Person } from "../Person";

/** A person in front of one question. */
export interface Asked extends Person {
  /** The accessible name of the question. */
  name: string;
}

/** One kind of field, as its stories need it. */
export interface Kind {
  /** The schema of the property, without its title and its default. */
  property: Record<string, unknown>;
  title: string;
  /** The default of the schema. */
  default?: unknown;
  /** Whether this is the kind only because there is a default. */
  onlyWithDefault?: boolean;
  /** Properties that the server puts beside this one. */
  beside?: (key: string) => Record<string, unknown>;
  /** Whether a required question is of another kind. */
  neverRequired?: boolean;
  props?: Pick<ElicitationFormProps, "locale" | "timeZone">;

  /** The element that has the name of the question and the words about it. */
  control: (asked: Asked) => HTMLElement;
  /** Answers, as a person would. */
  answer: (asked: Asked) => Promise<void>;
  /** What is sent for it, or all of the content where it is not under the key of the question. */
  filled: ContentValue | ((key: string) => Record<string, ContentValue>);
  /** Takes an answer back; left out where that is not possible. */
  clear?: (asked: Asked) => Promise<void>;
  /** What the control shows then, for `shows`. */
  cleared?: string;
  /** Asserts that a value is what the control shows; `undefined` is no answer. */
  shows: (asked: Asked, value: unknown) => Promise<void>;
  /** An answer that is refused, and the words of the refusal. */
  invalid?: {
    /** Left out: the question is required and nothing is answered. */
    enter?: (asked: Asked) => Promise<void>;
    error: string;
    /** The element that is refused, where it is not the control. */
    refused?: (asked: Asked) => HTMLElement;
  };
}
