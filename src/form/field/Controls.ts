import type { ComponentType } from "react";
import type { FieldKind } from "../../schema/Field.js";
import type { ControlProps } from "./ControlProps.js";

/**
 * The control of each kind of field. Give some to `<ElicitationForm controls>` to replace them; the
 * others stay.
 */
export type Controls = { [K in FieldKind]: ComponentType<ControlProps<K>> };
