import {
  type ControlProps,
  ElicitationDialog,
  ElicitationForm,
  type ElicitationFormProps,
  loadStrings,
  type Requester,
} from "react-elicitation";
import "react-elicitation/styles.css";
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { onRespond } from "./directedHost";
import { memoryOf, type MemoryProps } from "./memoryOf";
import { createPlace, type Place } from "./createPlace";

/** Props of the form that a test can hand over as JSON. */
export interface HarnessProps extends Pick<
  ElicitationFormProps,
  | "request"
  | "className"
  | "escape"
  | "expired"
  | "expiresAt"
  | "locale"
  | "quickReplies"
  | "readOnly"
  | "review"
  | "secrets"
  | "steps"
  | "timeZone"
> {
  requester?: Requester;
  /** React's key: another one mounts the form anew. */
  key?: string;
  /** What is kept between visits, in the browser's storage. */
  memory?: MemoryProps;
  /** Where on the page the host puts it. */
  place?: Place;
  /** Whether the host lays it out with fields and actions alone. */
  bare?: boolean;
  /** Whether it is shown in a dialog. */
  dialog?: boolean;
  /** Whether React checks its rules by doing things twice. */
  strict?: boolean;
  /** Whether React is to say when it is rendered. */
  later?: boolean;
  /** The language whose words are loaded before. */
  words?: string;
  /** Whether the host has a control for texts that throws as soon as one has three characters. */
  failing?: boolean;
}

declare global {
  interface Window {
    /**
     * Shows the form, or renders it again with other props. Its effects have run then, and the
     * browser has told whether it is in view, so that a clock that a test has stopped counts all that
     * they wait for.
     */
    mount(props: HarnessProps): Promise<void>;
    unmount(): void;
  }
}

let root: ReturnType<typeof createPlace> | undefined;

function FailingBox({ id, value, onChange }: ControlProps<"string">) {
  if (value.length >= 3) throw new Error("Too much for this control");
  return <input id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)} />;
}

function BareLayout() {
  return (
    <>
      <ElicitationForm.Fields />
      <ElicitationForm.Actions />
    </>
  );
}

window.mount = async (given) => {
  const {
    key,
    strict = true,
    dialog = false,
    memory,
    words,
    failing,
    bare,
    place,
    ...rest
  } = given;
  const { later = false, ...props } = rest;
  const strings = words === undefined ? undefined : await loadStrings(words);
  const drawn = (root ??= createPlace(place));
  const Form = dialog ? ElicitationDialog : ElicitationForm;
  const form = (
    <Form
      key={key}
      requester={{ name: "Test host", local: true }}
      strings={strings}
      controls={failing ? { string: FailingBox } : undefined}
      {...props}
      {...memoryOf(memory)}
      {...(bare && { children: <BareLayout /> })}
      onRespond={onRespond}
    />
  );
  const draw = () => drawn.render(strict ? <StrictMode>{form}</StrictMode> : form);
  if (later) return draw();
  flushSync(draw);
  const shown = window.drawnIn.querySelector("form");
  if (shown) await observed(shown);
};

/** Waits until the browser has told who observes an element. The last observer is told last. */
function observed(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
}

window.unmount = () => {
  root?.unmount();
  root = undefined;
};
