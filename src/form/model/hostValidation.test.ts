import { afterEach, describe, expect, test, vi } from "vitest";
import type { ElicitationResult } from "../../core/protocol.js";
import { enForm } from "../../strings/enForm.js";
import { enIssues } from "../../strings/enIssues.js";
import { openForm } from "./fixtures/openForm.js";
import type { ValidateField } from "./HostRule.js";
import { settle } from "./fixtures/openStore.js";

afterEach(() => vi.unstubAllGlobals());

const properties = {
  email: { type: "string", format: "email" },
  day: { type: "string", format: "date" },
  nights: { type: "integer" },
  password: { type: "string", title: "Password" },
  notes: { type: "string" },
};

/** A form whose host validates, with what it sent. */
function openWith(validate: ValidateField) {
  const sent: ElicitationResult[] = [];
  const requestedSchema = { type: "object", properties, required: ["email"] } as const;
  const form = openForm(
    { message: "Where do we send it?", requestedSchema },
    { onRespond: (result) => void sent.push(result) },
  );
  form.store.rule.set(validate);
  const messages = (key: string) => form.store.validation.messages(form.fieldOf(key), enForm);
  const leave = async (key: string) => {
    form.store.validation.leave(form.fieldOf(key));
    await settle();
  };
  return { ...form, sent, messages, leave };
}

const ofAcme: ValidateField = ({ key }, value) =>
  key === "email" && !String(value).endsWith("@acme.example")
    ? "Use your work address."
    : undefined;

describe("the host's own validation", () => {
  test("runs when a field is left and at Submit, and blocks Submit until it is met", async () => {
    const form = openWith(ofAcme);
    form.enter("email", "ada@example.org");
    await settle();
    expect(form.messages("email")).toEqual([]);
    await form.leave("email");
    expect(form.messages("email")).toEqual(["Use your work address."]);
    await form.submit();
    expect(form.sent).toEqual([]);
    expect(form.store.validation.problems).toEqual([form.fieldOf("email")]);
    form.enter("email", "ada@acme.example");
    await settle();
    expect(form.messages("email")).toEqual([]);
    await form.submit();
    expect(form.sent).toEqual([{ action: "accept", content: { email: "ada@acme.example" } }]);
  });

  test("runs after the client's own, for answers that the schema allows", async () => {
    const validate = vi.fn<ValidateField>(() => "No.");
    const form = openWith(validate);
    form.enter("email", "ada");
    await form.leave("email");
    expect(form.messages("email")).toEqual([enIssues.notAnEmail]);
    expect(validate).not.toHaveBeenCalled();
  });

  test("sees unanswered fields at Submit only, and the other answers", async () => {
    const form = openWith(({ key }, value, answers) =>
      key === "day" && value === undefined && answers.nights ? "Enter the first day." : undefined,
    );
    form.enter("email", "ada@acme.example");
    form.enter("nights", "2");
    await form.leave("day");
    expect(form.messages("day")).toEqual([]);
    await form.submit();
    expect(form.messages("day")).toEqual(["Enter the first day."]);
    // An answer to another field settles it.
    form.enter("nights", "");
    await settle();
    expect(form.messages("day")).toEqual([]);
    await form.submit();
    expect(form.sent).toEqual([{ action: "accept", content: { email: "ada@acme.example" } }]);
  });

  test("gets all answers as they are read once, whatever the number of fields", async () => {
    const given: unknown[] = [];
    const form = openWith((field, _value, answers) => {
      given.push(answers);
      return field.key === "day" || field.key === "notes" ? "No." : undefined;
    });
    form.enter("email", "ada@acme.example");
    await form.submit();
    expect(given.length).toBeGreaterThan(3);
    expect(new Set(given).size).toBe(1);
    expect(form.store.validation.problems).toHaveLength(2);
    // Both refused answers are checked again at once.
    given.length = 0;
    form.enter("nights", "2");
    await settle();
    expect(given.length).toBeGreaterThan(1);
    expect(new Set(given).size).toBe(1);
  });

  test("leaves no error after the host has removed it", async () => {
    const form = openWith(ofAcme);
    form.enter("email", "ada@example.org");
    await form.leave("email");
    expect(form.messages("email")).toEqual(["Use your work address."]);
    form.store.rule.set(undefined);
    form.enter("nights", "2");
    await settle();
    expect(form.messages("email")).toEqual([]);
  });

  test("never gets a secret", async () => {
    const given: unknown[] = [];
    const form = openWith((field, value, answers) => {
      given.push([field.key, value, answers]);
      return undefined;
    });
    form.enter("email", "ada@acme.example");
    form.enter("password", "hunter2");
    await form.leave("password");
    await form.leave("email");
    form.store.secrets.setAgreed(true);
    await form.submit();
    expect(form.sent).toHaveLength(1);
    expect(given).not.toEqual([]);
    expect(JSON.stringify(given)).not.toMatch(/hunter2|password/);
  });

  test("is passed over and reported if it throws", async () => {
    const report = vi.fn<typeof reportError>();
    vi.stubGlobal("reportError", report);
    const error = new Error("no such list");
    const form = openWith(() => {
      throw error;
    });
    form.enter("email", "ada@example.org");
    await form.submit();
    expect(form.sent).toHaveLength(1);
    expect(report).toHaveBeenCalledWith(error);
  });

  test.each([undefined, null, "", true, 5, Promise.resolve("No.")])(
    "accepts whatever is no text: %s",
    async (said) => {
      const form = openWith((() => said) as unknown as ValidateField);
      form.enter("email", "ada@example.org");
      await form.submit();
      expect(form.sent).toHaveLength(1);
    },
  );
});
