import type { ComponentPropsWithoutRef, ComponentType, RefAttributes } from "react";
import type { FormModel } from "../../field/useFormModel.js";
import type { Flow } from "./useFlow.js";

export type LeadOnProps = Omit<ComponentPropsWithoutRef<"button">, "name" | "type">;

/** What a form with a flow is given once it is loaded. */
export interface FlowParts {
  /** What Submit, Next and Enter do. */
  submit: (model: FormModel, flow: Omit<Flow, "submit">) => Promise<void>;
  /** What stands above the questions, or in their place. */
  Guide: ComponentType;
  /** The actions that lead on and back. */
  LeadOn: ComponentType<LeadOnProps & RefAttributes<HTMLButtonElement>>;
}
