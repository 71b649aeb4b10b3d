import {
  type Requester,
  UrlConsent,
  type UrlConsentProps,
  type UrlRequest,
} from "react-elicitation";
import "react-elicitation/styles.css";
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createPlace, type Place } from "./createPlace";
import { type Behaviour, obey, onRespond } from "./directedHost";

/** Props of the consent that a test can hand over as JSON. */
export interface ConsentProps extends Pick<
  UrlConsentProps,
  | "appUrl"
  | "className"
  | "completed"
  | "escape"
  | "expired"
  | "locale"
  | "otherServers"
  | "protectedNames"
  | "strings"
  | "trustAncestors"
> {
  request: UrlRequest;
  requester?: Requester;
  /** A host that opens the page by its own means: it answers this, or behaves like this. */
  openUrl?: boolean | "nothing" | "throws" | "later false" | "foreign promise of false" | Behaviour;
  /** What the host's check of a finished page does. */
  onFinish?: Behaviour;
  /** Where on the page the host puts it. */
  place?: Place;
  /** How often the same request is on the screen. */
  copies?: number;
  /** Whether an equal request is another object. */
  anew?: boolean;
}

declare global {
  interface Window {
    /** Shows the consent at once, or renders it again with other props. */
    mountConsent(props: ConsentProps): void;
    unmountConsent(): void;
    /** Every window that was asked for: its address, name and features. */
    windows: unknown[][];
    /** What the host was called for, in order: its `openUrl` with the address, `onFinish`, `onClose`. */
    calls: string[];
  }
}

let root: ReturnType<typeof createPlace> | undefined;
let last: ConsentProps | undefined;

window.windows = [];
window.calls = [];

// A count that no delay can blur; the browser does what it would do.
const open = window.open.bind(window);
window.open = (...wanted: Parameters<typeof open>) => {
  window.windows.push(wanted);
  return open(...wanted);
};

/** A promise of another window, as a host with frames has: no `Promise` of this page. */
function foreignPromise<T>(value: T): Promise<T> {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const { Promise: Foreign } = frame.contentWindow as unknown as { Promise: PromiseConstructor };
  return Foreign.resolve(value);
}

function openBy(told: NonNullable<ConsentProps["openUrl"]>) {
  return (href: string) => {
    window.calls.push(`open ${href}`);
    if (told === "throws") throw new Error("This host opens nothing.");
    if (told === "nothing") return undefined;
    if (told === "later false") return Promise.resolve(false);
    if (told === "foreign promise of false") return foreignPromise(false);
    return typeof told === "boolean" ? told : obey(told);
  };
}

function sameText(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

window.mountConsent = (props) => {
  // An equal request is the very object that was shown before, as a host's state holds it.
  if (last && !props.anew && sameText(last.request, props.request)) props.request = last.request;
  last = props;
  const { copies = 1, openUrl, onFinish = "resolve", place, anew: _, ...rest } = props;
  const consents = Array.from({ length: copies }, (_copy, index) => (
    <UrlConsent
      key={index}
      requester={{ name: "Test host", local: true }}
      {...rest}
      {...(openUrl === undefined ? {} : { openUrl: openBy(openUrl) })}
      onRespond={onRespond}
      onFinish={() => {
        window.calls.push("finish");
        return obey(onFinish);
      }}
      onClose={() => {
        window.calls.push("close");
      }}
    />
  ));
  root ??= createPlace(place);
  flushSync(() => root?.render(<StrictMode>{consents}</StrictMode>));
};

window.unmountConsent = () => {
  root?.unmount();
  root = undefined;
};
