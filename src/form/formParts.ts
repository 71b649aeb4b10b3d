import { Cancel, Close, Decline, Submit } from "./parts/ActionButtons.js";
import { Actions } from "./parts/Actions.js";
import { Draft } from "./parts/Draft.js";
import { EarlierAnswers } from "./parts/EarlierAnswers.js";
import { Deadline } from "./parts/Deadline.js";
import { Field } from "./parts/Field.js";
import { FieldControl } from "./parts/FieldControl.js";
import { FieldCount } from "./parts/FieldCount.js";
import { FieldDescription } from "./parts/FieldDescription.js";
import { FieldError } from "./parts/FieldError.js";
import { FieldLabel } from "./parts/FieldLabel.js";
import { FieldMeta } from "./parts/FieldMeta.js";
import { FieldNote } from "./parts/FieldNote.js";
import { Fields } from "./parts/Fields.js";
import { Message } from "./parts/Message.js";
import { Notice } from "./parts/Notice.js";
import { Requester } from "./parts/Requester.js";
import { Secrets } from "./parts/Secrets.js";
import { SendFailure } from "./parts/SendFailure.js";
import { Status } from "./parts/Status.js";
import { Stop } from "./parts/Stop.js";
import { Summary } from "./parts/Summary.js";

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
  Stop,
};
