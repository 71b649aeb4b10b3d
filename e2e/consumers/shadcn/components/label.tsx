import { Label as LabelPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

export function Label({ className, ...props }: ComponentProps<typeof LabelPrimitive.Root>) {
  const classes = cn("text-sm font-medium", className);
  return <LabelPrimitive.Root data-slot="label" className={classes} {...props} />;
}
