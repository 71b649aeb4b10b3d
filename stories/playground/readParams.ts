import { type ElicitationRequest, type FormRequest, isFormRequest } from "react-elicitation";

/** What a pasted text is: a request, or the reason why it is none. */
export type Params = { request: FormRequest } | { problem: string };

/** Reads the `params` of `elicitation/create`, or a whole JSON-RPC message around them. */
export function readParams(text: string): Params {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: `This is not JSON yet. ${reason}` };
  }
  const params = isRecord(json) && isRecord(json.params) ? json.params : json;
  if (!isRecord(params)) return { problem: "The params of a request are an object." };
  const request = params as unknown as ElicitationRequest;
  if (!isFormRequest(request)) {
    return { problem: `Only form mode is shown here, and this is mode "${String(params.mode)}".` };
  }
  return { request };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
