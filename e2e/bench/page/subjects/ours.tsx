import { ElicitationForm } from "react-elicitation";
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
  error: "[data-elicit=error]",
});
