import type { ElicitationProgress } from "../core/protocol.js";
import type { Timers } from "../core/timers.js";
import type { ScreenOptions } from "./part.js";

/** State of a request, as the items of a queue have it. */
export interface SharedScreenProps {
  /**
   * When the time to respond is over, in milliseconds since 1970.
   *
   * It is shown, and announced when it is near. A form then becomes its receipt, and a URL request is
   * read-only. The host must end the request; a queue does.
   *
   * @default never
   */
  expiresAt?: number | undefined;
  /**
   * Whether the time to respond is over. The input can still be read, in the receipt of a form.
   *
   * @default false
   */
  expired?: boolean | undefined;
  /**
   * Whether the requester withdrew the request.
   *
   * The form then says so and is read-only, and the input can be read and copied until `onClose`.
   * If there is no input, `onClose` is called after a moment. `"elsewhere"` means that another page
   * may have responded.
   *
   * @default false
   */
  withdrawn?: boolean | "elsewhere" | undefined;
  /** Position among the requests of one call. */
  progress?: ElicitationProgress | undefined;
  /**
   * Number of requests that wait until this one is answered: `waiting` of `useElicitation`.
   *
   * @default 0
   */
  waiting?: number | undefined;
  /**
   * Whether the requester sends so many requests that the user can block it.
   *
   * @default false
   */
  rateLimited?: boolean | undefined;
  /** Called when the user blocks the requester. */
  onBlock?: (() => void) | undefined;
  /** Called when the user closes a request that is settled or expired. */
  onClose?: (() => void) | undefined;
  /**
   * Clock for deadlines and delays. For tests.
   *
   * @default the system clock
   */
  timers?: Timers | undefined;
  /**
   * Whether clicks and keys that can't be meant for the request are ignored. For tests.
   *
   * `false` has no effect in a production build, because it would turn off the protection against
   * accidental clicks.
   *
   * @default true
   */
  inputGuard?: boolean | undefined;
}

/** Names of the props that every component takes which shows a request. */
type SharedPropName =
  | keyof SharedScreenProps
  | keyof ScreenOptions
  | "request"
  | "requester"
  | "onRespond";

/** Returns props without those that every component takes which shows a request. */
export function withoutSharedProps<Props extends Partial<Record<SharedPropName, unknown>>>(
  props: Props,
) {
  const {
    request,
    requester,
    onRespond,
    strings,
    locale,
    timeZone,
    headingLevel,
    density,
    escape,
    expiresAt,
    expired,
    withdrawn,
    progress,
    waiting,
    rateLimited,
    onBlock,
    onClose,
    timers,
    inputGuard,
    ...others
  } = props;
  return others;
}

/** Why a component needs a prop, and what to pass. */
const NEEDED = {
  request: "Pass the `params` of `elicitation/create`, or render nothing without a request.",
  requester: 'Pass your own name for the server, such as { name: "Table booking" }.',
  onRespond: "Without it, the answer of the user would be lost. Pass a function that sends it.",
};

/**
 * Throws an error if a prop is missing without which an elicitation can't be shown or answered.
 *
 * @throws {Error} which says what is missing, and what to pass.
 */
export function requireProps<Name extends keyof typeof NEEDED>(
  props: { readonly [Needed in Name]?: unknown },
  ...names: Name[]
): void {
  for (const name of names) {
    const type = name === "onRespond" ? "function" : "object";
    if (typeof props[name] !== type || props[name] === null) {
      throw new Error(
        `react-elicitation: A component was rendered without \`${name}\`. ${NEEDED[name]}`,
      );
    }
  }
}

/**
 * How the user dismisses a request: Escape, a click outside, or a button.
 *
 * Escape and a click outside may be slips, so they ask again if there is input.
 */
export type DismissBy = "escape" | "outside" | "button";
