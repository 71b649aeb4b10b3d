import { bookTable } from "guide:testing";
import { Elicitation, type FormRequest } from "react-elicitation";
import { ask, OpenRequest, ownQueue, show } from "./show";

const request: FormRequest = {
  message: "Which table should I book?",
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string", title: "Name" },
      guests: { type: "integer", title: "Guests" },
      chair: { type: "boolean", title: "High chair needed?" },
    },
  },
};

show(<OpenRequest>{(item) => <Elicitation item={item} />}</OpenRequest>, async () => {
  const response = ask(ownQueue, request);
  // The helper answers in place of a user, once the form is on the page.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await bookTable(document.body);
  return response;
});
