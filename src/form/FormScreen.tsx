"use client";

import {
  forwardRef,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import { type Lazy, lazy } from "../core/lazy.js";
import type { ElicitationRequest, Requester } from "../core/protocol.js";
import { questionText, visibleText } from "../core/text.js";
import { useDefaults, useDismissal, useHostChecks, useLazy } from "../ui/hooks.js";
import { part, type PartProps, type RenderMessage, type ScreenOptions } from "../ui/part.js";
import { requireProps, withoutSharedProps } from "../ui/SharedScreenProps.js";
import type { ElicitationFormOptions } from "./ElicitationFormOptions.js";
import { flowOf, lazyFlow, submitFlow } from "./features/flow/flow.js";
import {
  type FormMemoryOptions,
  Memory,
  storesAnything,
  unstoredOf,
} from "./features/memory/Memory.js";
import {
  FormChanges,
  FormContext,
  type FormContextValue,
  useFormContext,
  useWholeStore,
  useStore,
  useStoreOf,
} from "./field/FormContext.js";
import type { FormMemory } from "./field/FormFeatures.js";
import type { Controls } from "./field/types.js";
import { focusFirstProblem, useFailedSubmit } from "./field/useFailedSubmit.js";
import { formHandlers, type FormOptions, useFormModel } from "./field/useFormModel.js";
import { formParts } from "./formParts.js";
import { messageOf } from "./field/fieldText.js";
import { descriptionOf } from "./parts/Message.js";
import type { FormStore } from "./model/FormStore.js";
import { onePressOf, pressByNumber } from "./parts/OnePress.js";

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

/** The inputs of nested answers. Until they are loaded, nested answers are entered as JSON. */
export const lazyNestedCode = lazy("nestedCode", () => import("./features/nested/nestedCode.js"));

/**
 * The form, for `<ElicitationForm>` and for late code.
 *
 * Late code imports this module, not the public one: a bundler that splits would put all that a
 * public module shares with late code into every page.
 */
export const FormScreen = forwardRef<HTMLDivElement, ElicitationFormProps>(
  function ElicitationForm(given, ref) {
    const props = useDefaults(given);
    const { request, requester, controls, children } = props;
    requireProps(props, "requester");
    const { quickReplies, review, steps, headingLevel = 2, renderMessage } = props;
    const model = useFormModel(request, props);
    const { store, fields, hydrated } = model;
    const root = useRef<HTMLDivElement>(null);
    useImperativeHandle(ref, () => root.current!);
    useDismissal(model.dismiss);
    useHostChecks(root, props, store.reading.readable, unstoredOf(props));
    const changes = useStoreOf(store, "features", ({ topics }) => topics.features);
    const hasNested = fields.some((field) => "nested" in field);

    const [memory, setMemory] = useState<FormMemory>();
    const features = useMemo(
      () => ({
        onePress: onePressOf(model, { quickReplies, review, controls }),
        flow: flowOf(model, { review, steps }),
        memory,
        nested: hasNested && hydrated ? lazyNestedCode.get()?.nestedCode : undefined,
      }),
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- `changes` changes with the late code and the store's findings, which are read here
      [changes, model, memory, quickReplies, review, steps, controls, hasNested, hydrated],
    );
    const { flow } = features;

    const context = useMemo<FormContextValue>(
      () => ({
        ...model,
        // Replaces `submit` of the model. Every element and the `<form>` call this one.
        submit: async () => {
          if (features.flow) await submitFlow(model, features.flow);
          else await model.submit();
        },
        requester,
        controls,
        headingLevel,
        renderMessage,
        features,
        root,
      }),
      [model, features, requester, controls, headingLevel, renderMessage],
    );
    return (
      <FormContext.Provider value={context}>
        {flow && <LateCode code={lazyFlow} store={store} />}
        {hasNested && <LateCode code={lazyNestedCode} store={store} />}
        {storesAnything(props) && (
          <Memory
            form={model}
            requester={requester}
            storage={props.storage}
            rememberAnswers={props.rememberAnswers}
            saveDrafts={props.saveDrafts}
            onChange={setMemory}
          />
        )}
        <div
          {...part("root", { readonly: model.readOnly, density: props.density })}
          {...elementProps(given)}
          ref={root}
        >
          <FormElement key={store.serial}>{children ?? <DefaultLayout />}</FormElement>
        </div>
      </FormContext.Provider>
    );
  },
);

/** Returns the props that go to the outermost element. */
function elementProps(props: ElicitationFormProps): PartProps<"div"> {
  const {
    storage,
    rememberAnswers,
    saveDrafts,
    controls,
    renderMessage,
    readOnly,
    secrets,
    review,
    steps,
    quickReplies,
    validate,
    children,
    ...element
  } = withoutSharedProps(props);
  return element;
}

/**
 * The receipt of a form. It uses the detection of secrets, which loads late, so it loads on focus or
 * when the pointer enters the form.
 */
export const lazyReceipt = lazy("FormReceipt", () => import("./parts/FormReceipt.js"));

function FormElement({ children }: { children: ReactNode }) {
  const form = useFormContext();
  const { features, store, requester, strings } = form;
  const { attachForm } = store.elements;
  const changes = useStore("whole", ({ topics }) => topics.changes);
  useFailedSubmit(store, store.validation.failedSubmits, () => {
    // Otherwise, the notice takes the focus.
    if (store.submittable) focusFirstProblem(store);
  });
  const { sent, pending, locked } = store.session;
  const isExpired = form.expired && !form.withdrawn && !locked;
  const handlers = formHandlers(form);
  // Until it is loaded, the form stays, locked.
  const receipt = useLazy(sent || isExpired, lazyReceipt);
  const answered = { accept: strings.sent, decline: strings.declined, cancel: strings.cancelled };
  const words = pending ? strings.sending : sent && answered[sent.action];
  // Announces what the buttons and the receipt show. The element stays when the receipt replaces the
  // form, because text that appears together with its live region is often not read.
  const outcome = (
    <div {...part("heard")} role={isExpired ? "alert" : "status"}>
      {isExpired ? strings.expired : words}
    </div>
  );
  if (receipt) {
    return (
      <>
        <receipt.FormReceipt />
        {outcome}
      </>
    );
  }
  return (
    <>
      <form
        {...part("form", { pending: pending !== undefined })}
        {...handlers}
        onFocus={lazyReceipt.preload}
        onPointerEnter={lazyReceipt.preload}
        ref={attachForm}
        // A click next to the controls leaves focus in the form, where its keys work.
        tabIndex={features.onePress && -1}
        onKeyDown={(event) => {
          handlers.onKeyDown(event);
          if (features.onePress) pressByNumber(event);
        }}
        aria-label={strings.question(visibleText(requester.name), questionText(messageOf(form)))}
        aria-describedby={descriptionOf(form) ? `${form.id}-message` : undefined}
      >
        <FormChanges.Provider value={changes}>{children}</FormChanges.Provider>
      </form>
      {outcome}
    </>
  );
}

/** Renders every element of the form in the default order, folded if it was answered elsewhere. */
function DefaultLayout() {
  const { features, strings, time, rateLimited, withdrawn, blank } = useFormContext();
  const store = useWholeStore();
  const message = <formParts.Message />;
  const fields = (
    <>
      {store.secrets.asked && <formParts.Secrets />}
      <formParts.Summary />
      {features.memory?.Draft && <formParts.Draft />}
      <formParts.Fields />
    </>
  );
  // An answer on its way was given in time.
  const isFolded = withdrawn === "elsewhere" && !blank && !store.session.locked;
  return (
    <>
      <formParts.Requester />
      {time.expiresAt !== undefined && <formParts.Deadline />}
      {!isFolded && message}
      <formParts.Notice />
      {blank || (
        <>
          {isFolded ? (
            <details {...part("entered")}>
              <summary {...part("step-summary")}>{strings.showEntered}</summary>
              {message}
              {fields}
            </details>
          ) : (
            fields
          )}
          <formParts.Status />
          <formParts.Failure />
        </>
      )}
      <formParts.Actions />
      {rateLimited && <formParts.Block />}
    </>
  );
}

interface LateCodeProps {
  code: Pick<Lazy<unknown>, "get" | "subscribe">;
  store: FormStore;
}

/** Loads code of a feature, and renders the form again when it is there. */
function LateCode({ code, store }: LateCodeProps) {
  useEffect(() => {
    // It replaces elements, so not while a pointer is down on one.
    const arrive = () => store.presses.after(() => store.topics.emit("features"));
    const stop = code.subscribe(arrive);
    if (code.get()) arrive();
    return stop;
  }, [code, store]);
  return null;
}
