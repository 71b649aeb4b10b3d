"use client";

import { useEffect, useRef, useState } from "react";
import { isFormRequest } from "../../core/protocol.js";
import type { Session } from "../../core/session.js";
import { readForm } from "../../schema/readSchema.js";
import type { Settings } from "../../schema/types.js";
import type { Timers } from "../../core/timers.js";
import { FormStore } from "../model/FormStore.js";
import { noteShown, takeOver } from "../model/takeOver.js";
import { usableZone } from "../../core/locale.js";
import { localZone, usableLanguage } from "../../ui/hooks.js";

/**
 * Returns the store of a session's form.
 *
 * Input survives unmounting: the session keeps it for the next form, unless one is still mounted.
 * Without a queue, a new `key` creates an empty form. A settled request stays settled.
 */
export function useFormStore(
  session: Session,
  settings: Settings,
  hydrated: boolean,
  refusesSecrets: boolean,
  timers: Timers,
  isGuarded: boolean,
): FormStore {
  const [shown, setShown] = useState(() => {
    const first = storeOf(session, settings, isGuarded);
    // If it is known before the first frame, it renders once. On a server there is no other
    // request.
    if (hydrated) first.status.replacementGuard.prepare(timers);
    return { session, store: first };
  });
  /** The store of the last effect, which tells a first run from a repeated one. */
  const known = useRef<FormStore>(undefined);
  let { store } = shown;
  if (session !== shown.session) {
    store = storeOf(session, settings, isGuarded);
    setShown({ session, store });
  }

  useEffect(() => store.show(timers), [store, timers]);

  useEffect(() => store.configure(settings, refusesSecrets), [store, settings, refusesSecrets]);

  useEffect(() => {
    const { form, isShown } = session.view;
    const isFirst = known.current?.session !== session;
    known.current = store;
    // In a queue, the form may have moved here. React unmounts the old place first.
    if (isFirst && session.isQueued && form instanceof FormStore && form !== store && !isShown) {
      setShown({ session, store: form });
      // Registered now, so that another place of the same commit doesn't take it too.
      return session.view.show(form);
    }
    noteShown(store);
    store.status.follow(session);
    const leave = session.view.show(store);
    const hide = store.status.replacementGuard.show(timers);
    return () => {
      hide();
      leave();
    };
  }, [session, store, timers]);
  return store;
}

function storeOf(session: Session, settings: Settings, isGuarded: boolean): FormStore {
  const { form, isShown } = session.view;
  if (form instanceof FormStore && !isShown) return form;
  const { request } = session;
  // A mode of a later protocol is no form, whatever else it has.
  const schema = isFormRequest(request) ? request.requestedSchema : undefined;
  const store = new FormStore(readForm(schema, request.message), settings, { session, isGuarded });
  takeOver(store);
  return store;
}

/**
 * Returns the user's language and time zone: the host's options, else the browser's.
 *
 * Few forms need either, and the first lookup takes the browser a while, so both are looked up when
 * needed.
 *
 * @param hydrated whether the browser may be asked. Until then, English and UTC, as on the server.
 */
export function settingsOf(
  locale: string | undefined,
  timeZone: string | undefined,
  hydrated: boolean,
): Settings {
  let language: string | undefined;
  return {
    get locale() {
      return (language ??= usableLanguage(locale, hydrated ? navigator.language : undefined));
    },
    get timeZone() {
      return usableZone(timeZone) ?? (hydrated ? localZone() : "UTC");
    },
  };
}
