import { ElicitationForm, type FormRequest } from "react-elicitation";
import {
  type ComponentType,
  lazy,
  StrictMode,
  Suspense,
  useEffect,
  useState,
  useTransition,
} from "react";
import { createRoot } from "react-dom/client";
import { requester } from "./requests";

declare global {
  interface Window {
    /** Shows a request, in a transition, together with news that are still to come. */
    show(request: FormRequest): void;
    /** Wants other news at once. */
    hurry(): void;
  }
}

/** News that are on their way until `window.arrive`. */
function news() {
  const arrival = new Promise<void>((resolve) => (window.arrive = resolve));
  return lazy(async () => {
    await arrival;
    return { default: () => <p>News</p> };
  });
}

const NoNews: ComponentType = () => null;

/** A host that shows a request beside something that it waits for. */
function Host() {
  const [{ request, News }, set] = useState<{ request?: FormRequest; News: ComponentType }>({
    News: NoNews,
  });
  const [pending, start] = useTransition();
  useEffect(() => {
    window.show = (next) => {
      const coming = news();
      start(() => set({ request: next, News: coming }));
    };
    window.hurry = () => {
      const coming = news();
      set((held) => ({ ...held, News: coming }));
    };
  }, []);
  return (
    <>
      <output>{pending ? "Under way" : "Settled"}</output>
      <Suspense fallback={<p>Waiting for news…</p>}>
        {request && (
          <ElicitationForm
            request={request}
            requester={requester}
            onRespond={(result) => {
              window.results.push(result);
            }}
          />
        )}
        <News />
      </Suspense>
    </>
  );
}

window.results = [];
createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <Host />
  </StrictMode>,
);
