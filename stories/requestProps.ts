import type { ComponentType } from "react";
import {
  Elicitation,
  ElicitationDialog,
  type ElicitationDialogProps,
  type ElicitationProps,
} from "react-elicitation";

/** Props of the components without a queue, as the stories give them. */
export type RequestProps = Extract<ElicitationProps, { item?: undefined }>;
export type DialogRequestProps = Extract<ElicitationDialogProps, { item?: undefined }>;

export const RequestElicitation = Elicitation as ComponentType<RequestProps>;
export const RequestDialog = ElicitationDialog as ComponentType<DialogRequestProps>;
