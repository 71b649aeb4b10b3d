import {
  type ElicitationRequest,
  type ElicitationResult,
  useElicitationField,
  useElicitationForm,
  type ElicitationFormState,
  type Field,
} from "react-elicitation";
import { Button, Check, Choice, Clear, Input, Label, Textarea } from "./ui";

interface ShadcnFormProps {
  request: ElicitationRequest;
  onRespond: (result: ElicitationResult) => void | Promise<void>;
}

/** The form with the controls of a product: the library reads, keeps, checks and answers. */
export function ShadcnForm({ request, onRespond }: ShadcnFormProps) {
  const form = useElicitationForm(request, { onRespond, escape: "cancel" });
  const { message, phase, problems, strings, notice, secrets } = form;
  return (
    <form className="shadcn" aria-label={message} {...form.formProps}>
      <p className="label">{message}</p>
      {notice && <p role="alert">{notice}</p>}
      {problems.length > 0 && <p role="alert">{strings.problems(problems.length)}</p>}
      {form.fields.map((field) => (
        <Question key={field.id} form={form} field={field} />
      ))}
      <p role="status">{phase.name === "answered" && strings.sent}</p>
      {phase.name === "failed" && <p role="alert">{strings.failed}</p>}
      {secrets && secrets.unconfirmedSubmits > 0 && (
        <Check chosen={secrets.agreed} choose={() => secrets.agree(!secrets.agreed)}>
          I want this server to have it
        </Check>
      )}
      <div className="row">
        <Button type="submit">{strings.submit}</Button>
        <Button variant="outline" onClick={form.decline}>
          {strings.decline}
        </Button>
        <Button variant="ghost" onClick={form.cancel}>
          {strings.cancel}
        </Button>
      </div>
    </form>
  );
}

function Question({ form, field }: { form: ElicitationFormState; field: Field }) {
  const { label, meta, errors, choices, clear, ...question } = useElicitationField(form, field);
  const { id, labelId, inputProps, groupProps, multiple, companion } = question;
  const Box = "multiline" in field && field.multiline ? Textarea : Input;
  return (
    <div className="stack">
      <Label id={labelId} htmlFor={id}>
        {label} <small id={`${id}-m`}>{meta.join(" · ")}</small>
      </Label>
      {choices ? (
        <div className="stack" {...groupProps}>
          {choices.map(({ key, ...choice }) => (
            <Choice key={key} {...choice} name={id} multiple={multiple} />
          ))}
        </div>
      ) : (
        <Box {...inputProps} />
      )}
      <Clear onClick={clear}>{form.strings.clearAnswer}</Clear>
      <Clear onClick={question.leaveEmpty}>{form.strings.leaveEmpty}</Clear>
      {companion && <Question form={form} field={companion} />}
      <p className="bad" id={`${id}-e`} role="alert">
        {errors.join(" ")}
      </p>
    </div>
  );
}
