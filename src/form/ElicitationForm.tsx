"use client";

import { FormScreen } from "./FormScreen.js";
import { formParts } from "./formParts.js";

/**
 * Renders a form-mode request and returns exactly one response.
 *
 * Renders a `<div>` with a `<form>`. Pass children to control the layout: the elements of the form
 * are properties of this component, such as `<ElicitationForm.Message />`.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation
 * @see https://agentclientprotocol.com/protocol/v1/elicitation
 * @example
 * <ElicitationForm
 *   request={request.params}
 *   requester={{ name: "Table booking", url: "https://mcp.tables.example/mcp" }}
 *   onRespond={(result) => resolve(result)}
 * />
 */
export const ElicitationForm: typeof FormScreen & typeof formParts = /* @__PURE__ */ Object.assign(
  FormScreen,
  formParts,
);
