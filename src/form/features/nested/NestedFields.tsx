"use client";

import { type ReactNode, useState } from "react";
import { branchNames } from "../../../nested/readOutline.js";
import { part } from "../../../ui/part.js";
import { UnfoldableText } from "../../../ui/text.js";
import { shortText } from "../../../core/text.js";
import { documentOf } from "../../../schema/SchemaDocument.js";
import { RadioOption, Radios } from "../../controls/Radio.js";
import { fieldLabel } from "../../field/fieldText.js";
import { Field } from "../../parts/Field.js";
import { InnerForm, type NestedFieldsProps, OnlyField, useNestedStrings } from "./InnerForm.js";
import type { Row } from "./RowMaker.js";
import { Rows } from "./Rows.js";
import { shapeOf } from "../../../nested/shapeOf.js";

/** The inputs of a nested field, by its shape. */
export function NestedFields(props: NestedFieldsProps) {
  const { model } = props;
  switch (model.shape.kind) {
    case "group":
      return (
        <>
          {model.rows.map((row) => (
            <Inner key={row.id} {...props} row={row} isGroup>
              {row.form.store.reading.fields.map((field) => (
                <Field key={`${field.id} ${field.kind} ${field.key}`} field={field} />
              ))}
            </Inner>
          ))}
          {model.shape.entries !== undefined && <Rows {...props} rows={model.entries} />}
        </>
      );
    case "list":
      return <Rows {...props} rows={model.rows} />;
    case "choice":
      return <Choice {...props} />;
    case "single":
      return <Chosen {...props} />;
    case "constant":
      return (
        <div {...part("note")}>
          <Constant value={model.shape.value} />
        </div>
      );
    case "json":
      return null;
  }
}

function Constant({ value }: { value: unknown }) {
  const words = useNestedStrings();
  if (value === null) return words.typeNames.null;
  return <UnfoldableText text={JSON.stringify(value)} strings={words} />;
}

function Inner({
  row,
  id,
  name,
  locked,
  share,
  path,
  isGroup,
  readOnly,
  change,
  hidden,
  children,
}: NestedFieldsProps & {
  row: Row;
  isGroup?: boolean;
  name?: string | undefined;
  hidden?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <InnerForm
      row={row}
      id={`${id}-${row.id}`}
      name={name}
      locked={locked}
      share={share}
      path={path}
      isGroup={isGroup}
      readOnly={readOnly}
      onChange={change}
    >
      <div {...part("parts-group")} hidden={hidden}>
        {children}
      </div>
    </InnerForm>
  );
}

/** Several cases, of which one is selected. Its own fields are below. */
function Choice(props: NestedFieldsProps) {
  const { model, change, id, labelId, describedBy, invalid, required, locked } = props;
  const words = useNestedStrings();
  const [, render] = useState(0);
  const branches = model.shape.kind === "choice" ? model.shape.branches : [];
  const typeNames = { ...words.typeNames, null: words.leaveEmpty };
  const names = branchNames(branches, { ...words, typeNames });
  const short = names.join("").length < 40;
  return (
    <>
      {/* Once a case is chosen, what is wrong is within it. */}
      <Radios
        {...part("options", { short })}
        {...{ required, locked, short }}
        invalid={invalid && model.branch === undefined}
        id={`${id}-c`}
        strings={words}
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        values={names.map((_, at) => String(at))}
        chosen={model.branch === undefined ? undefined : String(model.branch)}
        choose={(chosen) => {
          model.choose(Number(chosen));
          change();
          render((count) => count + 1);
        }}
      >
        {names.map((name, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two cases may be called alike, and none changes its place
          <RadioOption key={at} value={String(at)} label={name} />
        ))}
      </Radios>
      <Chosen {...props} name={names[model.branch ?? -1]} />
    </>
  );
}

/** The only field of a row or case, with the label of that. */
function Chosen({ name, ...props }: NestedFieldsProps & { name?: string | undefined }) {
  const { model } = props;
  const words = useNestedStrings();
  const label = shortText(name ?? fieldLabel(props.field, undefined, words));
  return model.rows.map((row) => {
    const [field] = row.form.store.reading.fields;
    const nested = field?.kind === "json" ? field.nested : undefined;
    // The name of the selected case already says the constant.
    const shape = nested && shapeOf(nested.schema, documentOf(nested), undefined);
    return (
      field && (
        <Inner key={row.id} {...props} row={row} name={label} hidden={shape?.kind === "constant"}>
          <OnlyField field={field} />
        </Inner>
      )
    );
  });
}
