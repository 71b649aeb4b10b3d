import { Actions, Block, Cancel, Close, Decline, Submit } from "./parts/Actions.js";
import { Deadline, Draft, Notice, SendFailure, Status, Summary } from "./parts/Notices.js";
import {
  EarlierAnswers,
  FieldCount,
  FieldDescription,
  FieldError,
  FieldLabel,
  FieldMeta,
  FieldNote,
} from "./parts/FieldElements.js";
import { Field, FieldControl } from "./parts/Field.js";
import { Fields } from "./parts/Fields.js";
import { Message, Requester } from "./parts/Message.js";
import { Secrets } from "./parts/Secrets.js";

/** The elements of a form, by their names on `ElicitationForm`. */
export const formParts = {
  /** Shows the requester, and the position of the request ("1 of 3"). */
  Requester,
  /** Shows when the time to respond ends. */
  Deadline,
  /** Shows the server's message, and the form's title and description. */
  Message,
  /** Shows what prevents a complete answer. */
  Notice,
  /** Warns that the form seems to ask for a secret. */
  Secrets,
  /** Shows how many fields need attention after Submit, with a link to each. */
  Summary,
  /** Says that a draft was restored, and offers to start over. */
  Draft,
  /** Renders every field, in the server's order. */
  Fields,
  /** Renders one field in a `<div>`: label, description, control and errors. */
  Field,
  /** Renders the label of a field, a `<label>`. */
  Label: FieldLabel,
  /** Shows whether a field is optional, and its limits. */
  Meta: FieldMeta,
  /** Shows a live count: options selected, or characters left near a limit. */
  Count: FieldCount,
  /** Shows the server's description of a field. */
  Description: FieldDescription,
  /** Renders the control of a field, and the text box of "Other…". */
  Control: FieldControl,
  /** Shows the note below a field. */
  Note: FieldNote,
  /** Shows the error messages of a field. */
  Error: FieldError,
  /** Offers earlier answers to one field, to choose or to forget. */
  EarlierAnswers,
  /** Shows why a click did nothing yet, and what the next one does. */
  Status,
  /** Says that the response could not be sent. */
  Failure: SendFailure,
  /** Renders Submit (or a button for each answer), Decline and Cancel. */
  Actions,
  /** Validates every answer and sends them. */
  Submit,
  /** Sends `decline`: the user says no. */
  Decline,
  /** Sends `cancel`: the user dismisses the request. */
  Cancel,
  /** Closes a form that can no longer be answered. */
  Close,
  /** Offers to block a requester that sends too many requests. */
  Block,
};
