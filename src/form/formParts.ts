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
  Requester,
  Deadline,
  Message,
  Notice,
  Secrets,
  Summary,
  Draft,
  Fields,
  Field,
  Label: FieldLabel,
  Meta: FieldMeta,
  Count: FieldCount,
  Description: FieldDescription,
  Control: FieldControl,
  Note: FieldNote,
  Error: FieldError,
  EarlierAnswers,
  Status,
  Failure: SendFailure,
  Actions,
  Submit,
  Decline,
  Cancel,
  Close,
  Block,
};
