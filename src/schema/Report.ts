import type { DiagnosticCode } from "./Diagnostic.js";

/** Reports a remark on a property; the path is below it. */
export type Report = (code: DiagnosticCode, ...path: string[]) => void;
