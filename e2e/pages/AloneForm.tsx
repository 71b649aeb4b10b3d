import { useState } from "react";
import { ElicitationForm, type ElicitationResult, formRequest } from "react-elicitation";

export interface AloneFormProps {
  /** Who asks, which tells one form from the other. */
  name: string;
  onRespond: (result: ElicitationResult) => void;
}

const createRequest = () =>
  formRequest("Whose is it?", {
    owner: { type: "string", title: "Owner", minLength: 2 },
    kept: { type: "boolean", title: "Kept", default: false },
    town: { type: "string", title: "Town", enum: [..."ABCDEFGHIJ"] },
  });

/** A form that somebody puts on a page where others are. */
export function AloneForm({ name, onRespond }: AloneFormProps) {
  const [request] = useState(createRequest);
  return <ElicitationForm request={request} requester={{ name }} onRespond={onRespond} />;
}
