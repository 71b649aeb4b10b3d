import type { FormRequest } from "react-elicitation";
import { readSchema } from "../../src/schema/readSchema";
import { shortText } from "../../src/text/shortText";
import { toPointer } from "../../src/schema/toPointer";
import { diagnosticWords } from "./diagnosticWords";

/** What the author of a server should know of the schema. */
export function Diagnostics({ request }: { request: FormRequest }) {
  const { diagnostics } = readSchema(request.requestedSchema);
  // The same may be true of many options of one property; it is said once.
  const remarks = new Map(
    diagnostics.map(({ code, path }) => {
      const pointer = toPointer(path.map((key) => shortText(key)));
      return [`${code} ${pointer}`, { code, pointer }];
    }),
  );
  if (remarks.size === 0) return <p>Nothing to remark.</p>;
  return (
    <ul>
      {[...remarks].map(([key, { code, pointer }]) => (
        <li key={key}>
          <code>{pointer || "/"}</code>: {diagnosticWords[code]} ({code})
        </li>
      ))}
    </ul>
  );
}
