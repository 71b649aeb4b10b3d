import { Checkbox as CheckboxPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

export function Checkbox({ className, ...props }: ComponentProps<typeof CheckboxPrimitive.Root>) {
  const classes = cn("size-6 rounded-sm border border-input", className);
  return (
    <CheckboxPrimitive.Root data-slot="checkbox" className={classes} {...props}>
      <CheckboxPrimitive.Indicator>✓</CheckboxPrimitive.Indicator>
    </CheckboxPrimitive.Root>
  );
}
