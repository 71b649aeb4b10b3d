import {
  createElicitationQueue,
  Elicitation,
  ElicitationDialog,
  ElicitationForm,
  ElicitationReceipt,
  type ElicitationResult,
  UrlConsent,
  useElicitation,
} from "react-elicitation";
import type { loadPublicSuffixes } from "react-elicitation/core";
import { type ComponentType, type ReactNode, Suspense, useEffect } from "react";
import { answered, confirm, everyField, pay, requester, signIn, type Told } from "./requests";

export const queue = createElicitationQueue();

/** What differs between the server and the page. */
export interface Side {
  told: Told;
  domains: Awaited<ReturnType<typeof loadPublicSuffixes>> | undefined;
  /** What comes late is drawn within this: it suspends until then. */
  Late: ComponentType<{ children: ReactNode }>;
  onRespond: (result: ElicitationResult) => void;
}

/** A page with every component of the package, from its `<html>`. */
export function Everything({ told, domains, Late, onRespond }: Side) {
  const person = told.known ? { locale: "de-DE", timeZone: "Europe/Berlin" } : {};
  const asks = { requester, onRespond, ...person };
  const main = (
    <main>
      <section aria-label="Form">
        <ElicitationForm request={everyField} {...asks} />
      </section>
      <section aria-label="Payment">
        <UrlConsent request={pay} {...asks} domains={domains} />
      </section>
      <Hydrated name="main" />
    </main>
  );
  return (
    <html lang="en" dir={told.rightToLeft ? "rtl" : "ltr"}>
      <head>
        <meta charSet="utf-8" />
        <title>Everything</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/styles.css" />
      </head>
      <body>
        {told.streamed ? (
          <Suspense fallback={<p>Something comes…</p>}>
            <Late>{main}</Late>
          </Suspense>
        ) : (
          main
        )}
        <section aria-label="Consent">
          <UrlConsent request={signIn} {...asks} domains={domains} />
        </section>
        <section aria-label="Question">
          <Elicitation request={confirm} {...asks} />
        </section>
        <section aria-label="Receipt">
          <ElicitationReceipt
            request={everyField}
            result={answered}
            requester={requester}
            {...person}
          />
        </section>
        <section aria-label="Queue">
          <Asked />
        </section>
        <Hydrated name="page" />
        {/* What is streamed has its script in the stream. */}
        {!told.streamed && <script type="module" src="/page.js" />}
      </body>
    </html>
  );
}

function Asked() {
  const { item, waiting } = useElicitation(queue);
  return (
    <>
      <output>{waiting}</output>
      {item && <ElicitationDialog item={item} />}
    </>
  );
}

/** Tells that React has taken over what stands before it, and what it has made of it. */
function Hydrated({ name }: { name: string }) {
  useEffect(() => {
    window.hydrated[name] ??= window.look?.() ?? null;
  }, [name]);
  return null;
}
