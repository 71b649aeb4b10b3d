import type { ReactNode } from "react";

export interface TableProps {
  headings: readonly string[];
  /** The first cell of each row is its heading. */
  rows: readonly (readonly ReactNode[])[];
}

const CELL = { padding: "0.4rem 0.75rem", textAlign: "start", verticalAlign: "top" } as const;

/** A table of the documentation. */
export function Table({ headings, rows }: TableProps) {
  return (
    <table style={{ borderSpacing: 0, marginBlock: "1rem" }}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col" style={CELL}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the rows never change
          <tr key={at}>
            <th scope="row" style={{ ...CELL, fontWeight: 400 }}>
              {name}
            </th>
            {cells.map((cell, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- nor do the cells
              <td key={place} style={CELL}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
