import { RadioGroup as RadioGroupPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

type GroupProps = ComponentProps<typeof RadioGroupPrimitive.Root>;

export function RadioGroup({ className, ...props }: GroupProps) {
  const classes = cn("grid gap-3", className);
  return <RadioGroupPrimitive.Root data-slot="radio-group" className={classes} {...props} />;
}

type ItemProps = ComponentProps<typeof RadioGroupPrimitive.Item>;

export function RadioGroupItem({ className, ...props }: ItemProps) {
  const classes = cn("size-6 rounded-full border border-input", className);
  return (
    <RadioGroupPrimitive.Item data-slot="radio-group-item" className={classes} {...props}>
      <RadioGroupPrimitive.Indicator className="mx-auto block size-2 rounded-full bg-primary" />
    </RadioGroupPrimitive.Item>
  );
}
