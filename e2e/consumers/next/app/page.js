import {
  analyzeUrl,
  ElicitationReceipt,
  formRequest,
  isFormRequest,
  validateContent,
} from "react-elicitation";
import { OpenRequest } from "./OpenRequest";

const request = formRequest("Who are you?", { name: { type: "string", title: "Name" } });

/** A server component that uses the functions and components that run on the server. */
export default async function Page() {
  const [issue] = await validateContent(request.requestedSchema, { name: 7 });
  return (
    <main>
      <p>{analyzeUrl("http://paypal.com.example/").level}</p>
      <p>{isFormRequest(request) && issue?.code}</p>
      <ElicitationReceipt
        request={request}
        result={{ action: "accept", content: { name: "Grace" } }}
      />
      <OpenRequest />
    </main>
  );
}
