import Ajv from "ajv";
import addFormats from "ajv-formats";
import { useMemo } from "react";
import { JSONSchemaBridge } from "uniforms-bridge-json-schema";
import { AutoForm } from "uniforms-unstyled";
import { startHarness } from "../startHarness";

const ajv = addFormats(new Ajv({ allErrors: true, useDefaults: true, keywords: ["uniforms"] }));

/**
 * uniforms with its unstyled theme, which names all errors in one list below the fields.
 */
startHarness({ form: (schema) => <UniForm schema={schema} />, error: "form li" });

function UniForm({ schema }) {
  const bridge = useMemo(() => bridgeOf(schema), [schema]);
  return <AutoForm schema={bridge} onSubmit={() => {}} />;
}

function bridgeOf(given) {
  const schema = withHints(given);
  const validate = ajv.compile(schema);
  const validator = (model) => {
    validate(model);
    return validate.errors?.length ? { details: validate.errors } : null;
  };
  return new JSONSchemaBridge({ schema, validator });
}

/** Choices as the others draw them: radios for a few, checkboxes for several. */
function withHints(schema) {
  const properties = Object.entries(schema.properties).map(([name, property]) => {
    const { oneOf, items } = property;
    const options =
      oneOf?.map((option) => ({ label: option.title, value: option.const })) ??
      items?.enum.map((value) => ({ label: value, value }));
    return [name, options ? { ...property, uniforms: { options, checkboxes: true } } : property];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}
