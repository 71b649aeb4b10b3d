"use client";

import { forwardRef, type ReactNode, useImperativeHandle, useMemo, useRef } from "react";
import { useDismissal } from "../hooks/Dismissal.js";
import { useDefaults } from "../hooks/useDefaults.js";
import { omit } from "../parts/omit.js";
import { part } from "../parts/part.js";
import type { PartProps, RenderMessage, ScreenOptions } from "../parts/types.js";
import { SHARED_SCREEN_PROPS } from "../answering/SharedScreenProps.js";
import type { ElicitationRequest, Requester } from "../protocol/types.js";
import type { ElicitationFormOptions } from "./ElicitationFormOptions.js";
import type { Controls } from "./field/types.js";
import { FormContext, type FormContextValue, useFormContext } from "./field/FormContext.js";
import { formHandlers } from "./field/formHandlers.js";
import { formParts } from "./formParts.js";
import { useFlow } from "./features/flow/useFlow.js";
import { useNested } from "./features/nested/useNested.js";
import { useOnePress } from "./features/onePress/useOnePress.js";
import { lazySecretSlots, useSecrets } from "./features/secrets/useSecrets.js";
import { type FormOptions, useFormModel } from "./field/useFormModel.js";
import { type FormMemoryOptions, MEMORY } from "./features/memory/FormMemoryOptions.js";
import { useMemory } from "./features/memory/useMemory.js";
import { useApproval } from "./field/useApproval.js";
import { FormChanges } from "./field/useFormState.js";
import { useStore } from "./field/useStore.js";

/** What `<ElicitationForm>` takes. The rest goes to its outermost element. */
export interface ElicitationFormProps
  extends
    ElicitationFormOptions,
    Omit<FormOptions, keyof ScreenOptions>,
    FormMemoryOptions,
    ScreenOptions,
    Omit<PartProps<"div">, "children"> {
  /**
   * `params` of `elicitation/create` in form mode, as they came: untrusted. An equal one keeps what
   * was typed. A request of another mode is said to be unreadable here.
   *
   * After the answer another object is another question, even an equal one: hand over the one you
   * were given, not a copy made anew on every render.
   */
  request: ElicitationRequest;
  /** Who asks, by the host's own configuration. */
  requester: Requester;
  /**
   * Controls in place of the form's own: by kind of field, or by a predicate for some of a kind. One
   * that throws gives way to the form's own.
   */
  controls?: Controls | undefined;
  /**
   * Draws the message in place of plain text: Markdown, by a renderer of yours that is safe. What is
   * named and announced stays the plain text. When it throws, the plain text is shown.
   */
  renderMessage?: RenderMessage | undefined;
}

/** What this component takes; the rest is for its outermost element. */
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

const Root = forwardRef<HTMLDivElement, ElicitationFormProps>(function ElicitationForm(given, ref) {
  const props = useDefaults(given);
  const { request, requester, controls, children, headingLevel = 2, renderMessage } = props;
  const model = useFormModel(request, props, lazySecretSlots.load);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current!);
  useDismissal(model.dismiss);
  const secrets = useSecrets(model.store);
  const memory = useMemory(model, requester, props);
  const approval = useApproval(props.approval, model.fields);
  const { quickReplies, review } = props;
  const secret = secrets !== undefined;
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
      slots: { ...secrets, ...memory, ...onePress, ...flow, ...nested },
      root,
    }),
    [
      model,
      requester,
      controls,
      headingLevel,
      renderMessage,
      approval,
      secrets,
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
 * Shows a form-mode elicitation of an MCP server or an ACP agent, and carries back exactly one
 * honest answer. Renders a `<div>` with a `<form>`.
 *
 * Its parts are its properties; with children of your own you lay them out yourself.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation
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
  const { slots, store: shown } = form;
  const { attachForm } = shown.elements;
  const changes = useStore("whole", (store) => store.topics.changes);
  const pending = shown.status.phase.name === "pending";
  const handlers = formHandlers(form);
  return (
    <form
      {...part("form", { pending })}
      {...handlers}
      ref={attachForm}
      // A press beside the controls leaves the focus in the form, where its keys work.
      tabIndex={slots.onKeyDown && -1}
      onKeyDown={(event) => {
        handlers.onKeyDown(event);
        slots.onKeyDown?.(event);
      }}
      aria-labelledby={`${form.id}-requester`}
      aria-describedby={`${form.id}-message`}
    >
      <FormChanges.Provider value={changes}>{children}</FormChanges.Provider>
    </form>
  );
}

/** Every part in its place. Of what few forms have, the others have no component either. */
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
          {slots.secrets && <formParts.Secrets />}
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
