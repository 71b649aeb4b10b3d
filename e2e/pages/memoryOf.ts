import {
  type ElicitationFormProps,
  type ElicitationStorage,
  createLocalStorage,
} from "react-elicitation";

export interface MemoryProps extends Pick<ElicitationFormProps, "rememberAnswers" | "saveDrafts"> {
  /** Whether the storage answers only when the test says so. */
  slow?: boolean;
}

declare global {
  interface Window {
    /** Lets a slow storage answer, from now on. */
    answerStorage(): void;
  }
}

const answering = new Promise<void>((resolve) => {
  window.answerStorage = resolve;
});

const local = createLocalStorage("e2e");

const slowly: ElicitationStorage = {
  get: async (key) => {
    await answering;
    return local.get(key);
  },
  set: async (key, value) => {
    await answering;
    local.set(key, value);
  },
  remove: async (key) => {
    await answering;
    local.remove(key);
  },
};

/** The props of a form that keeps what was entered in the browser; none without a wish for it. */
export function memoryOf({ slow = false, ...asked }: MemoryProps = {}) {
  return { ...asked, storage: slow ? slowly : local };
}
