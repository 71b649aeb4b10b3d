// The elements of a form, by their names on `ElicitationForm`. A namespace, because editors show the
// docstrings of what it exports.
export { Actions, Block, Cancel, Close, Decline, Submit } from "./parts/Actions.js";
export {
  Deadline,
  Draft,
  Notice,
  SendFailure as Failure,
  Status,
  Summary,
} from "./parts/Notices.js";
export {
  EarlierAnswers,
  FieldCount as Count,
  FieldDescription as Description,
  FieldError as Error,
  FieldLabel as Label,
  FieldMeta as Meta,
  FieldNote as Note,
} from "./parts/FieldElements.js";
export { Field, FieldControl as Control } from "./parts/Field.js";
export { Fields } from "./parts/Fields.js";
export { Message, Requester } from "./parts/Message.js";
export { Secrets } from "./parts/Secrets.js";
