import { answerCalls, OpenRequest } from "guide:google-adk";
import { isFormRequest } from "react-elicitation";
import { booking, requester, show } from "./show";

const args = {
  message: booking.message,
  response_schema: isFormRequest(booking) ? booking.requestedSchema : null,
};

show(<OpenRequest />, () =>
  answerCalls([{ id: "call-1", name: "adk_request_input", args }], requester),
);
