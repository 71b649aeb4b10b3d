import { NoSecrets } from "guide:secrets";
import { Elicitation, type FormRequest } from "react-elicitation";
import { ask, OpenRequest, ownQueue, show } from "./show";

const request: FormRequest = {
  message: "Sign in",
  requestedSchema: {
    type: "object",
    properties: { password: { type: "string", title: "Password" } },
  },
};

show(
  <NoSecrets>
    <OpenRequest>{(item) => <Elicitation item={item} />}</OpenRequest>
  </NoSecrets>,
  () => ask(ownQueue, request),
);
