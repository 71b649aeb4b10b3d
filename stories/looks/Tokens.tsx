import type { Token } from "../../scripts/docs/readManual.mjs";

export interface TokensProps {
  tokens: readonly Token[];
}

const CELL = { padding: "0.4rem 0.75rem", textAlign: "start", verticalAlign: "top" } as const;
const SWATCH = {
  display: "inline-block",
  inlineSize: "1.5rem",
  blockSize: "1rem",
  border: "1px solid GrayText",
} as const;

/** Every token of the style sheet: its name, its value without the host, and what it changes. */
export function Tokens({ tokens }: TokensProps) {
  const groups = [...new Set(tokens.map(({ group }) => group))];
  return groups.map((group) => (
    <table key={group} style={{ borderSpacing: 0, marginBlock: "1rem" }}>
      <caption style={{ ...CELL, fontWeight: 700 }}>{group}</caption>
      <thead>
        <tr>
          {["Token", "What it changes", "Without the host"].map((heading) => (
            <th key={heading} scope="col" style={CELL}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tokens
          .filter((token) => token.group === group)
          .map((token) => (
            <Row key={token.name} token={token} />
          ))}
      </tbody>
    </table>
  ));
}

function Row({ token: { group, name, inner, standard, doc } }: { token: Token }) {
  return (
    <tr>
      <th scope="row" style={{ ...CELL, fontWeight: 400, whiteSpace: "nowrap" }}>
        <code>{name}</code>
      </th>
      <td style={CELL}>{doc}</td>
      <td style={CELL}>
        {group === "Colour" && (
          // The root of a form has the tokens as they come out.
          <span data-elicit="root" style={{ all: "unset", colorScheme: "inherit" }}>
            <span style={{ ...SWATCH, background: `var(${inner})` }} />{" "}
          </span>
        )}
        <code style={{ overflowWrap: "anywhere" }}>{standard}</code>
      </td>
    </tr>
  );
}
