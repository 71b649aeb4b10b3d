import validator from "@rjsf/validator-ajv8";
import { startHarness } from "./startHarness";

/**
 * react-jsonschema-form with one of its themes, in a card. The browser's own validation is off, or
 * Submit would never reach ajv; the list of all errors above the form is off, as the fields show them;
 * and no choice is made for the person, as none of the others does.
 *
 * @param Form of the theme.
 * @param Root what the theme needs around a form.
 */
export function startRjsf(Form, Root = "div") {
  startHarness({
    form: (schema) => (
      <Root>
        <h2>Travel agent</h2>
        <p>How shall I book your journey?</p>
        <Form
          schema={schema}
          uiSchema={uiSchemaOf(schema)}
          validator={validator}
          noHtml5Validate
          showErrorList={false}
          experimental_defaultFormStateBehavior={{ constAsDefaults: "never" }}
        />
      </Root>
    ),
    error: "[id$=__error]",
  });
}

/** Choices as the others draw them: radios for a few, checkboxes for several. */
function uiSchemaOf(schema) {
  return Object.fromEntries(
    Object.entries(schema.properties).flatMap(([name, property]) => {
      if (property.type === "array") return [[name, { "ui:widget": "checkboxes" }]];
      if (property.oneOf) return [[name, { "ui:widget": "radio" }]];
      if (property.maxLength > 200) return [[name, { "ui:widget": "textarea" }]];
      return [];
    }),
  );
}
