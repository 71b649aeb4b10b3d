import { ElicitationForm, ElicitationReceipt } from "react-elicitation";
import "react-elicitation/styles.css";
import { startHarness } from "../startHarness";

const requester = { name: "Travel agent", url: "https://travel.example" };

/** The form of this package, with its styles, as a host shows it. */
startHarness({
  form: (requestedSchema) => (
    <ElicitationForm
      request={{ message: "How shall I book your journey?", requestedSchema }}
      requester={requester}
      onRespond={() => {}}
    />
  ),
  history: (count) => (
    <>
      {Array.from({ length: count }, (_, index) => (
        <ElicitationReceipt
          key={index}
          request={past(index)}
          result={answer}
          requester={requester}
        />
      ))}
    </>
  ),
  error: "[data-elicit=error]",
});

const answer = { action: "accept", content: { name: "Ada", seats: 4 } } as const;

function past(index: number) {
  return {
    message: `How shall I book journey ${index}?`,
    requestedSchema: {
      type: "object" as const,
      properties: {
        name: { type: "string", title: "Name" },
        seats: { type: "integer", title: "Seats" },
      },
    },
  };
}
