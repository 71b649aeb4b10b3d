import { useState } from "react";
import { createRoot } from "react-dom/client";
import { createElicitationQueue, formRequest, urlRequest, useElicitation } from "react-elicitation";
import { Elicitation } from "@/components/elicitation";
import "./index.css";

const queue = createElicitationQueue();
const requester = { name: "Table booking", url: "https://mcp.tables.example/mcp" };

const booking = formRequest(
  "How shall I book?",
  {
    name: { type: "string", title: "Name" },
    note: { type: "string", title: "Note", maxLength: 2000 },
    guests: { type: "integer", title: "Guests", minimum: 1 },
    where: {
      type: "string",
      title: "Where",
      oneOf: [
        { const: "terrace", title: "Terrace" },
        { const: "inside", title: "Inside" },
      ],
    },
    chair: { type: "boolean", title: "High chair needed?" },
    remind: { type: "boolean", title: "Remind me", default: true },
    day: { type: "string", title: "Day", format: "date" },
  },
  ["name", "where", "chair"],
);

function App() {
  const { item } = useElicitation(queue);
  const [said, setSaid] = useState("");
  const ask = async (request: Parameters<typeof queue.elicit>[0]) =>
    setSaid(JSON.stringify(await queue.elicit(request, { requester })));
  return (
    <main className="mx-auto flex max-w-md flex-col gap-4 p-4">
      <div className="flex gap-2">
        <button type="button" onClick={() => void ask(booking)}>
          Book a table
        </button>
        <button
          type="button"
          onClick={() => void ask(urlRequest("Sign in", "https://tables.example/login"))}
        >
          Sign in
        </button>
      </div>
      {item && <Elicitation item={item} />}
      <output>{said}</output>
    </main>
  );
}

createRoot(document.getElementById("root")!).render(<App />);
