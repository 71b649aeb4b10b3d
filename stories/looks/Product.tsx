import { type CSSProperties, useState } from "react";
import { type ElicitationResult, Elicitation, type FormRequest } from "react-elicitation";
import { MESSAGE } from "../consent/support";
import { requester } from "../requester";
import { tableBooking } from "../requests/tableBooking";

export interface ProductProps {
  /** The class that the product's theme hangs on. */
  className: string;
  style?: CSSProperties;
  onRespond: (result: ElicitationResult) => void;
}

const PAGE = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 22rem), 1fr))",
  alignItems: "start",
  gap: "1.5rem",
  padding: "min(1.5rem, 4vw)",
} as const;

const consent = {
  mode: "url" as const,
  message: MESSAGE,
  url: "https://accounts.github.com/login/oauth/authorize?client_id=Iv1.8a61&state=Zk3x",
};

/** A form and a consent as a product shows them: its theme is a class around them, and nothing else. */
export function Product({ className, style, onRespond }: ProductProps) {
  // Requests of its own, since a form goes on with the draft of the object it was given.
  const [form] = useState<FormRequest>(() => structuredClone(tableBooking));
  const [url] = useState(() => ({ ...consent }));
  return (
    <div className={className} style={{ ...PAGE, ...style }}>
      <Elicitation request={form} requester={requester} onRespond={onRespond} />
      <Elicitation
        request={url}
        requester={requester}
        consent={{ appUrl: "https://chat.example/" }}
        onRespond={onRespond}
      />
    </div>
  );
}
