import {
  type ElicitationRequest,
  type ElicitationResult,
  ElicitationForm,
  type Requester,
} from "react-elicitation";
import "react-elicitation/styles.css";
import { type ComponentProps, StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";

/** What the host's `onRespond` does: succeed, fail with a message, or wait for `release()`. */
export type Behaviour = "resolve" | "hang" | { reject: string };

/** Props of the form that a test can hand over as JSON. */
export interface HarnessProps extends Omit<
  Partial<ComponentProps<typeof ElicitationForm>>,
  "request" | "requester" | "onRespond" | "controls"
> {
  request: ElicitationRequest;
  requester?: Requester;
  /** React's key: another one mounts the form anew. */
  key?: string;
  /** Whether React checks its rules by doing things twice. */
  strict?: boolean;
}

declare global {
  interface Window {
    /** Shows the form, or renders it again with other props. */
    mount(props: HarnessProps): void;
    unmount(): void;
    /** What `onRespond` does from now on. */
    behave(behaviour: Behaviour): void;
    /** Ends what hangs: well, or with an error. */
    release(error?: string): void;
    /** Every result that was handed to `onRespond`, in order. */
    results: ElicitationResult[];
  }
}

let root: Root | undefined;
let behaviour: Behaviour = "resolve";
let waiting: { resolve(): void; reject(error: Error): void }[] = [];

async function onRespond(result: ElicitationResult): Promise<void> {
  window.results.push(result);
  if (behaviour === "resolve") return;
  if (behaviour !== "hang") throw new Error(behaviour.reject);
  await new Promise<void>((resolve, reject) => {
    waiting.push({ resolve, reject });
  });
}

window.results = [];

window.mount = ({ key, strict = true, ...props }) => {
  root ??= createRoot(document.querySelector("#root") ?? document.body);
  const form = (
    <ElicitationForm key={key} requester={{ name: "Test host" }} {...props} onRespond={onRespond} />
  );
  root.render(strict ? <StrictMode>{form}</StrictMode> : form);
};

window.unmount = () => {
  root?.unmount();
  root = undefined;
};

window.behave = (next) => {
  behaviour = next;
};

window.release = (error) => {
  for (const { resolve, reject } of waiting)
    if (error === undefined) resolve();
    else reject(new Error(error));
  waiting = [];
};
