"use client";

import { forwardRef, type ReactNode, useImperativeHandle, useMemo, useRef } from "react";
import { useDefaults, useDismissal } from "../ui/hooks.js";
import { omit, part, type PartProps, type RenderMessage, type ScreenOptions } from "../ui/part.js";
import { SHARED_SCREEN_PROPS } from "../ui/SharedScreenProps.js";
import type { ElicitationRequest, Requester } from "../core/protocol.js";
import type { ElicitationFormOptions } from "./ElicitationFormOptions.js";
import type { Controls } from "./field/types.js";
import {
  FormChanges,
  FormContext,
  type FormContextValue,
  useFormContext,
  useStore,
  useStoreOf,
} from "./field/FormContext.js";
import { formHandlers, type FormOptions, useFormModel } from "./field/useFormModel.js";
import { formParts } from "./formParts.js";
import { FormReceipt } from "./parts/FormReceipt.js";
import { describedBy, messageOf } from "./parts/Message.js";
import { questionText, visibleText } from "../core/text.js";
import { useFlow } from "./features/flow/useFlow.js";
import { useNested } from "./features/nested/useNested.js";
import { useOnePress } from "./features/onePress/useOnePress.js";
import { type FormMemoryOptions, MEMORY, useMemory } from "./features/memory/useMemory.js";
import { useApproval } from "./field/useApproval.js";

/** Props of `<ElicitationForm>`. Other props go to its outermost element. */
export interface ElicitationFormProps
  extends
    ElicitationFormOptions,
    Omit<FormOptions, keyof ScreenOptions>,
    FormMemoryOptions,
    ScreenOptions,
    Omit<PartProps<"div">, "children"> {
  /**
   * `params` of `elicitation/create` in form mode, as received. Untrusted.
   *
   * Re-rendering with a deep-equal request keeps the user's input. After the response, a new object
   * starts a new request even if it is equal, so don't create the object inline. A request of
   * another mode is shown as unsupported.
   */
  request: ElicitationRequest;
  /** The requester, from your configuration: never from the server. */
  requester: Requester;
  /**
   * Controls that replace the built-in ones, by field kind.
   *
   * A rule (`{ when, control }`) replaces the control of some fields only. If a control throws, the
   * built-in one is shown.
   *
   * @default the built-in controls
   */
  controls?: Controls | undefined;
  /**
   * Renders the message in place of plain text, for example as Markdown.
   *
   * Accessible names and announcements keep the plain text. If it throws, the plain text is shown.
   *
   * @default plain text
   */
  renderMessage?: RenderMessage | undefined;
}

/** Props of the form. All others go to its outermost element. */
const FORM_PROPS = [
  ...SHARED_SCREEN_PROPS,
  ...MEMORY,
  "controls",
  "renderMessage",
  "readOnly",
  "secrets",
  "review",
  "steps",
  "quickReplies",
  "children",
] as const satisfies readonly (keyof ElicitationFormProps)[];

/** The form, without the elements that are its properties. */
const Root = forwardRef<HTMLDivElement, ElicitationFormProps>(function ElicitationForm(given, ref) {
  const props = useDefaults(given);
  const { request, requester, controls, children, headingLevel = 2, renderMessage } = props;
  const model = useFormModel(request, props);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current!);
  useDismissal(model.dismiss);
  const secret = useStoreOf(model.store, "secrets", ({ secrets }) => secrets.asked);
  const memory = useMemory(model, requester, props);
  const approval = useApproval(props.approval, model.fields);
  const { quickReplies, review } = props;
  const onePress = useOnePress(model, { quickReplies, review, controls, approval, secret });
  const flow = useFlow(model, props);
  const nested = useNested(model);
  const context = useMemo<FormContextValue>(
    () => ({
      ...model,
      submit: approval?.hidden
        ? async () => model.store.status.announce(model.strings.showAllFirst)
        : (flow?.submit ?? model.submit),
      approval,
      requester,
      controls,
      headingLevel,
      renderMessage,
      slots: { ...memory, ...onePress, ...flow, ...nested },
      root,
    }),
    [
      model,
      requester,
      controls,
      headingLevel,
      renderMessage,
      approval,
      memory,
      onePress,
      flow,
      nested,
    ],
  );
  return (
    <FormContext.Provider value={context}>
      <div
        {...part("root", { readonly: model.readOnly, density: props.density })}
        {...omit(given, FORM_PROPS)}
        ref={root}
      >
        <FormElement key={model.store.serial}>{children ?? <DefaultLayout />}</FormElement>
      </div>
    </FormContext.Provider>
  );
});

/**
 * Renders a form-mode request and returns exactly one response.
 *
 * Renders a `<div>` with a `<form>`. Pass children to control the layout: the elements of the form
 * are properties of this component, such as `<ElicitationForm.Message />`.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation
 * @see https://agentclientprotocol.com/protocol/v1/elicitation
 * @example
 * <ElicitationForm
 *   request={request.params}
 *   requester={{ name: "Table booking", url: "https://mcp.tables.example/mcp" }}
 *   onRespond={(result) => resolve(result)}
 * />
 */
export const ElicitationForm: typeof Root & typeof formParts = /* @__PURE__ */ Object.assign(
  Root,
  formParts,
);

function FormElement({ children }: { children: ReactNode }) {
  const form = useFormContext();
  const { slots, store: shown, requester, strings } = form;
  const { attachForm } = shown.elements;
  const changes = useStore("whole", (store) => store.topics.changes);
  const { sent, sending, locked } = shown.status;
  const isExpired = form.expired && !form.withdrawn && !locked;
  const handlers = formHandlers(form);
  const answered = { accept: strings.sent, decline: strings.declined, cancel: strings.cancelled };
  const words = sending ? strings.sending : sent && answered[sent.action];
  // Announces what the buttons and the receipt show. The element stays when the receipt replaces the
  // form, because text that appears together with its live region is often not read.
  const outcome = (
    <div {...part("heard")} role={isExpired ? "alert" : "status"}>
      {isExpired ? strings.expired : words}
    </div>
  );
  if (sent || isExpired) {
    return (
      <>
        <FormReceipt />
        {outcome}
      </>
    );
  }
  return (
    <>
      <form
        {...part("form", { pending: sending !== undefined })}
        {...handlers}
        ref={attachForm}
        // A click next to the controls leaves focus in the form, where its keys work.
        tabIndex={slots.onKeyDown && -1}
        onKeyDown={(event) => {
          handlers.onKeyDown(event);
          slots.onKeyDown?.(event);
        }}
        aria-label={strings.question(visibleText(requester.name), questionText(messageOf(form)))}
        aria-describedby={describedBy(form) ? `${form.id}-message` : undefined}
      >
        <FormChanges.Provider value={changes}>{children}</FormChanges.Provider>
      </form>
      {outcome}
    </>
  );
}

/** Renders every element of the form in the default order. */
function DefaultLayout() {
  const { slots, time, rateLimited, blank } = useFormContext();
  return (
    <>
      <formParts.Requester />
      {time.expiresAt !== undefined && <formParts.Deadline />}
      <formParts.Message />
      <formParts.Notice />
      {blank || (
        <>
          <formParts.Secrets />
          <formParts.Summary />
          {slots.draft && <formParts.Draft />}
          <formParts.Fields />
          <formParts.Status />
          <formParts.Failure />
        </>
      )}
      <formParts.Actions />
      {rateLimited && <formParts.Stop />}
    </>
  );
}
