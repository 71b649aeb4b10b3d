import type { FormRequest } from "react-elicitation";
import { readSchema } from "../../src/schema/readSchema";
import { diagnosticWords } from "./diagnosticWords";

/** What the author of a server should know of the schema. */
export function Diagnostics({ request }: { request: FormRequest }) {
  const { diagnostics } = readSchema(request.requestedSchema);
  // The same may be true of many options of one property; it is said once.
  const remarks = new Map(diagnostics.map((each) => [`${each.code} ${each.path}`, each]));
  if (remarks.size === 0) return <p>Nothing to remark.</p>;
  return (
    <ul>
      {[...remarks].map(([key, { code, path }]) => (
        <li key={key}>
          <code>{path || "/"}</code>: {diagnosticWords[code]} ({code})
        </li>
      ))}
    </ul>
  );
}
