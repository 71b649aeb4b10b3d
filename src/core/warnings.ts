/**
 * The warnings for developers. `inDevelopment` loads this module, and production builds drop it.
 *
 * Each says what happened, why, and what to do.
 */
import { isObject } from "./json.js";
import type { Requester } from "./protocol.js";
import { isLanguageTag, usableZone } from "./locale.js";

/** A mounted component with what its host passed, as it is. */
export interface ShownScreen {
  /** The outermost element. */
  root: Element;
  request: unknown;
  requester?: Requester | undefined;
  locale?: unknown;
  timeZone?: unknown;
  /** Whether a form could be made of the request. A URL consent makes none. */
  readable?: boolean;
  /** Options that would store something, if there were a storage. */
  unstored?: string;
}

/** How long a style sheet may take to load, in milliseconds. */
const STYLES_WAIT_MILLISECONDS = 1_000;

/** Maximum length of a context in a warning. */
const MAX_CONTEXT = 200;

/** Warns about mistakes of the host that can be seen on a mounted component. */
export function warnAbout(screen: ShownScreen): void {
  const { root, requester, locale, timeZone, readable = true, unstored } = screen;
  if (root.parentElement?.closest("form")) {
    warn(
      "A form is rendered inside a <form> of the page. HTML allows no nested forms, so Submit may send the form around it and reload the page. Render it beside that <form>, or use <ElicitationDialog>.",
    );
  }
  if (requester?.name === "") {
    warn(
      'The `name` of the `requester` is empty, so users see no requester. Pass your own name for the server, such as { name: "Table booking" }.',
    );
  }
  if (typeof locale === "string" && !isLanguageTag(locale)) {
    warn(
      `The \`locale\` ${JSON.stringify(locale)} is no BCP 47 tag, so the browser's language is used. Pass a tag such as "de-DE".`,
    );
  }
  if (typeof timeZone === "string" && usableZone(timeZone) === undefined) {
    warn(
      `The \`timeZone\` ${JSON.stringify(timeZone)} is unknown here, so the browser's is used. Pass an IANA name such as "Europe/Berlin".`,
    );
  }
  if (unstored) {
    warn(
      `\`${unstored}\` stores nothing, because there is no \`storage\`. Pass \`storage={createLocalStorage()}\` to the component or to <ElicitationProvider>.`,
    );
  }
  if (!readable) warn(`The request can't be shown as a form: ${whyUnreadable(screen.request)}`);
  setTimeout(() => warnWithoutStyles(root), STYLES_WAIT_MILLISECONDS);
}

/** Warns that an equal request object after the response began a new form. */
export function warnOfNewRequest(): void {
  warn(
    "A component got a new `request` object that equals an answered one, so it shows a new, empty form. Create the object once, outside of render or in state. If the server sent the same request again, change the component's `key`.",
  );
}

/** Warns that a host's control can't take the focus. */
export function warnOfMissingFocusRef(kind: string): void {
  warn(
    `The custom control for "${kind}" fields doesn't use \`focusRef\`, so it can't take the focus when its answer is refused. Pass \`focusRef\` as the \`ref\` of the element that the user operates.`,
  );
}

/** A request of a queue, as the warning names it. */
interface UnshownRequest {
  id: number;
  requester: Requester;
  context?: unknown;
}

/** The components that read a queue: those without a filter, and the filters of the others. */
interface QueueReaders<Item> {
  views: { size: number };
  filters: ReadonlySet<(item: Item) => boolean>;
}

/** Warns of a request that no component shows. */
export function warnOfUnshown<Item extends UnshownRequest>(
  item: Item,
  readers: QueueReaders<Item>,
) {
  warn(unshownText(item, readers));
}

/** Warns on a backend of a request that no page shows. `pages`: how many this process is connected to. */
export function warnOfUnrelayed(item: UnshownRequest, userId: string, pages: number) {
  const { requester, context } = item;
  warn(
    [
      `a request of ${JSON.stringify(requester.name)} for user ${JSON.stringify(userId)}`,
      `(context ${jsonOf(context)}) is shown by no page.`,
      `This process is connected to ${pages} of the user's pages.`,
      "Check that the page calls connectRelay() and that its `filter` accepts the context,",
      "that queueFor() and fetch() get the same user ID, that the relay is created once,",
      "and that several processes share a `bus`.",
      "Only the first such request is reported. `onUnshown` of createElicitationRelay() gets all.",
    ].join(" "),
  );
}

/** Says which request no component shows, why, and what to do. */
export function unshownText<Item extends UnshownRequest>(
  item: Item,
  { views, filters }: QueueReaders<Item>,
): string {
  const { id, requester, context } = item;
  const count = [...filters].filter((filter) => !accepts(filter, item)).length;
  const rejected = count === 1 ? "1 filter rejected it." : `${count} filters rejected it.`;
  const isRead = views.size + filters.size > 0;
  const cause = isRead
    ? "A component reads the queue but renders no <Elicitation>."
    : "No component reads the queue.";
  return [
    `request ${id} of ${JSON.stringify(requester.name)}`,
    `(context ${jsonOf(context)}) is shown by no component.`,
    count > 0 ? rejected : cause,
    "Render <Elicitation> with the item of useElicitation(queue),",
    "or call item.markShown() where your own component shows it.",
  ].join(" ");
}

function accepts<Item>(filter: (item: Item) => boolean, item: Item): boolean {
  try {
    return filter(item);
  } catch {
    return false;
  }
}

/** Returns the host's own value as text, which may hold anything. */
function jsonOf(context: unknown): string {
  try {
    return (JSON.stringify(context) ?? String(context)).slice(0, MAX_CONTEXT);
  } catch {
    return typeof context;
  }
}

const warned = new Set<string>();

/** Warns in the console, once per message. */
function warn(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  // oxlint-disable-next-line no-console -- the console is where developers look, and users don't
  console.warn(`react-elicitation: ${message}`);
}

function warnWithoutStyles(root: Element): void {
  const hasLayout = root.isConnected && root.getBoundingClientRect().height > 0;
  if (!hasLayout) return;
  const styles = getComputedStyle(root);
  // The style sheet sets the first. A host without the style sheet can set the second.
  if (["--_elicit-surface", "--elicit-surface"].some((name) => styles.getPropertyValue(name)))
    return;
  warn(
    'The style sheet is missing. Import "react-elicitation/styles.css" once; in a shadow root or a frame, it must be inside. If you style all elements yourself, set `--elicit-surface` to the color of their background.',
  );
}

/** Returns why a request can't be shown as a form, and what to pass. */
function whyUnreadable(request: unknown): string {
  if (!isObject(request)) return "it is no object. Pass the `params` of `elicitation/create`.";
  if (isObject(request.params)) return "this looks like the whole message. Pass its `params`.";
  const { mode, requestedSchema: schema } = request;
  if ((mode ?? "form") !== "form")
    return `its mode is ${JSON.stringify(mode)}, which isn't known. The user can only decline or cancel.`;
  if (schema === undefined && "schema" in request)
    return "it has a `schema`, and no `requestedSchema`. Rename the property.";
  if (!isObject(schema))
    return `\`requestedSchema\` is ${describeType(schema)}. It must be an object: { type: "object", properties: { … } }.`;
  const { type, properties } = schema;
  if ((type ?? "object") !== "object")
    return `\`requestedSchema.type\` is ${JSON.stringify(type)}. It must be "object", with a property for each field.`;
  if ((properties ?? undefined) !== undefined)
    return `\`requestedSchema.properties\` is ${describeType(properties)}. It must be an object with a schema for each field.`;
  return '`requestedSchema` has neither `type: "object"` nor `properties`. Put the schemas of the fields into `properties`: { type: "object", properties: { … } }. Without fields, pass { type: "object", properties: {} }.';
}

function describeType(value: unknown): string {
  if (value === undefined) return "missing";
  if (value === null) return "null";
  return Array.isArray(value) ? "an array" : `a ${typeof value}`;
}
