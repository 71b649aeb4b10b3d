"use client";

import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as limits from "../../../core/limits.js";
import { part } from "../../../ui/part.js";
import { enIssues } from "../../../strings/enIssues.js";
import { UntrustedText } from "../../../ui/text.js";
import { announcementText, shortText } from "../../../core/text.js";
import { toPointer } from "../../../schema/keywords.js";
import { fieldLabel } from "../../field/fieldText.js";
import { Field } from "../../parts/Field.js";
import {
  focusWithin,
  InnerForm,
  isPinned,
  type NestedFieldsProps,
  OnlyField,
  useNestedStrings,
} from "./InnerForm.js";
import { NAME, type Row } from "./RowMaker.js";

interface RowsProps extends NestedFieldsProps {
  rows: readonly Row[];
}

/** Rows that can be added, moved and removed. Renders a list, and what changes it. */
export function Rows({ rows, ...props }: RowsProps) {
  const { model, change, field, id, locked } = props;
  const words = useNestedStrings();
  const [said, setSaid] = useState({ words: "", count: 0 });
  const list = useRef<HTMLDivElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const { shape } = model;
  const isList = shape.kind === "list";
  const most = Math.min(isList ? shape.most : Infinity, limits.rows);
  const least = isList ? shape.least : 0;
  const pathAt = (row: Row, at: number) =>
    props.path + toPointer([isList ? at : String(row.form.read().value[NAME] ?? "")]);
  const pinned = rows.map((row, at) => isPinned(pathAt(row, at), props.readOnly));
  // Values that only the server sets stay in their places, and so do the rows before them.
  const kept = isList ? pinned.lastIndexOf(true) + 1 : 0;
  const fixed = isList ? Math.max(shape.fixed, kept) : 0;
  const isExtensible = !isList || kept === 0 || !shape.readOnlyAt(rows.length);
  const label = shortText(fieldLabel(field, undefined, words));
  const title = isList ? shape.titleAt(rows.length) : undefined;
  const nameAt = (at: number) =>
    words.rowName(shortText((isList && shape.titleAt(at)) || label), at + 1);

  /** Makes a change, announces it, and focuses where the user continues. */
  const act = (does: () => void, announcement: string, focus?: () => void) => {
    flushSync(() => {
      does();
      change();
      setSaid(({ count }) => ({ words: announcement, count: count + 1 }));
    });
    focus?.();
  };
  const rowAt = (at: number) => list.current?.children[at] as HTMLElement | undefined;
  const buttonAt = (at: number, name = "") =>
    rowAt(at)?.querySelector<HTMLElement>(`:scope > * > [data-name="${name}"]`);

  return (
    <>
      {rows.length > 0 && (
        <div role="list" {...part("rows")} ref={list}>
          {rows.map((row, at) => {
            const name = nameAt(at);
            const rowId = `${id}-${row.id}`;
            const taken = props.invalid && model.isTaken(row);
            const fields = row.form.store.reading.fields;
            const [only] = fields;
            return (
              <div
                role="listitem"
                {...part("row", { invalid: taken })}
                key={row.id}
                aria-describedby={taken ? `${rowId}-e` : undefined}
              >
                <span {...part("row-name")} id={`${rowId}-l`}>
                  <UntrustedText text={name} size="line" strings={words} />
                </span>
                <InnerForm
                  row={row}
                  id={rowId}
                  name={isList ? name : undefined}
                  locked={locked}
                  share={props.share}
                  path={pathAt(row, at)}
                  readOnly={props.readOnly}
                  onChange={change}
                >
                  {isList && only ? (
                    <OnlyField field={only} />
                  ) : (
                    <div {...part("parts-group")}>
                      {fields.map((each) => (
                        <Field key={each.id} field={each} />
                      ))}
                    </div>
                  )}
                </InnerForm>
                {taken && (
                  <div {...part("error")} id={`${rowId}-e`}>
                    {{ ...enIssues, ...words }.duplicates}
                  </div>
                )}
                {!locked && (
                  <RowActions
                    name={name}
                    first={!isList || at <= fixed}
                    last={!isList || at < fixed || at === rows.length - 1}
                    removable={
                      rows.length > least &&
                      !pinned[at] &&
                      (at >= fixed || (at >= kept && at === rows.length - 1))
                    }
                    move={(by) =>
                      act(
                        () => model.move(row, by),
                        words.rowMoved(nameAt(at + by)),
                        () => {
                          const [same, other] = by < 0 ? ["up", "down"] : ["down", "up"];
                          (buttonAt(at + by, same) ?? buttonAt(at + by, other))?.focus();
                        },
                      )
                    }
                    remove={() =>
                      act(
                        () => model.remove(row),
                        words.removed(name),
                        () =>
                          (
                            buttonAt(at, "remove") ??
                            buttonAt(at - 1, "remove") ??
                            adder.current
                          )?.focus(),
                      )
                    }
                  />
                )}
              </div>
            );
          })}
        </div>
      )}
      {!locked && (
        <div {...part("parts-actions")}>
          {rows.length < most && isExtensible && (
            <button
              type="button"
              {...part("add", { name: "row" })}
              ref={adder}
              onClick={() =>
                act(
                  () => model.add(),
                  words.rowAdded(nameAt(rows.length)),
                  () => {
                    focusWithin(
                      rowAt(rows.length)?.querySelector<HTMLElement>('[data-elicit="field"]') ??
                        null,
                    );
                  },
                )
              }
            >
              {title === undefined ? words.addTo(label) : words.addRow(shortText(title))}
            </button>
          )}
          {isList && rows.length === 0 && least === 0 && (
            <button
              type="button"
              {...part("add", { name: "none", chosen: model.empty })}
              id={`${id}-empty`}
              aria-labelledby={`${id}-empty ${props.labelId}`}
              aria-pressed={model.empty}
              onClick={() => act(() => model.setEmpty(!model.empty), "")}
            >
              {words.leaveEmpty}
            </button>
          )}
        </div>
      )}
      <span {...part("heard")} role="status">
        {/* Two rows may have the same name. */}
        {announcementText(said.words, said.count)}
      </span>
    </>
  );
}

interface RowActionsProps {
  /** What its row is called. */
  name: string;
  /** Whether nothing is above or below that it can be moved past. */
  first: boolean;
  last: boolean;
  removable: boolean;
  /** @param by `1` for down, `-1` for up. */
  move: (by: 1 | -1) => void;
  remove: () => void;
}

/** The buttons of a row, each named with the row. */
function RowActions({ name, first, last, removable, move, remove }: RowActionsProps) {
  const words = useNestedStrings();
  const action = (key: string, label: string, act: () => void) => (
    <button
      type="button"
      {...part("row-action", { name: key })}
      aria-label={label}
      title={label}
      onClick={act}
    />
  );
  return (
    <div {...part("row-actions")}>
      {!first && action("up", words.moveUp(name), () => move(-1))}
      {!last && action("down", words.moveDown(name), () => move(1))}
      {removable && action("remove", words.remove(name), remove)}
    </div>
  );
}
