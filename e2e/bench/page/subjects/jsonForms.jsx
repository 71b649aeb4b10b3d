import { JsonForms } from "@jsonforms/react";
import { vanillaCells, vanillaRenderers } from "@jsonforms/vanilla-renderers";
import { useState } from "react";
import { startHarness } from "../startHarness";

/**
 * JSON Forms with its vanilla renderers, which draw a list of options as a table to be filled in.
 * It has no Submit of its own: errors are hidden until the host's was pressed.
 */
startHarness({
  form: (schema) => <HostForm schema={schema} />,
  error: ".validation_error",
});

const config = { showUnfocusedDescription: true };

function HostForm({ schema }) {
  const [data, setData] = useState({});
  const [submitted, setSubmitted] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
      }}
    >
      <JsonForms
        schema={schema}
        data={data}
        config={config}
        renderers={vanillaRenderers}
        cells={vanillaCells}
        validationMode={submitted ? "ValidateAndShow" : "ValidateAndHide"}
        onChange={(changed) => setData(changed.data)}
      />
      <button type="submit">Submit</button>
    </form>
  );
}
