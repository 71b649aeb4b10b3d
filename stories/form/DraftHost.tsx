import {
  ElicitationForm,
  type ElicitationResult,
  type FormRequest,
  type Requester,
} from "react-elicitation";
import { useState } from "react";
import { requester } from "../requester";

const questions: FormRequest = {
  message: "How shall I book your table?",
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string", title: "Name" },
      where: { type: "string", title: "Where", enum: ["Inside", "Terrace"] },
    },
  },
};

const anotherRequester: Requester = { name: "Weather", url: "https://mcp.weather.example/mcp" };

interface DraftHostProps {
  onRespond: (result: ElicitationResult) => void;
  asked?: FormRequest;
}

/** A host that renders a form again in each of the ways a host can. */
export function DraftHost({ onRespond, asked = questions }: DraftHostProps) {
  const [request, setRequest] = useState(() => structuredClone(asked));
  const [asker, setAsker] = useState<Requester>(requester);
  const [key, setKey] = useState(0);
  const [shown, setShown] = useState(true);
  return (
    <div style={{ display: "grid", gap: 16, padding: 16 }}>
      <div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
        <button type="button" onClick={() => setRequest(structuredClone(request))}>
          Equal request
        </button>
        <button
          type="button"
          onClick={() => setRequest({ ...request, message: "And where shall you sit?" })}
        >
          Another request
        </button>
        <button
          type="button"
          onClick={() => setAsker(asker === requester ? anotherRequester : requester)}
        >
          Another requester
        </button>
        <button type="button" onClick={() => setKey(key + 1)}>
          New key
        </button>
        <button type="button" onClick={() => setShown(!shown)}>
          {shown ? "Take away" : "Bring back"}
        </button>
      </div>
      {shown && (
        <ElicitationForm key={key} request={request} requester={asker} onRespond={onRespond} />
      )}
    </div>
  );
}
