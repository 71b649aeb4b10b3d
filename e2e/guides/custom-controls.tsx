import { Form } from "guide:custom-controls";
import { type FormRequest } from "react-elicitation";
import { ask, OpenRequest, ownQueue, propsOf, show } from "./show";

const request: FormRequest = {
  message: "Where is the table?",
  requestedSchema: {
    type: "object",
    properties: { terrace: { type: "boolean", title: "Terrace", default: false } },
  },
};

show(<OpenRequest>{(item) => <Form {...propsOf(item)} />}</OpenRequest>, () =>
  ask(ownQueue, request),
);
