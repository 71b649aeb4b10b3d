import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      data-slot="textarea"
      className={cn("min-h-16 w-full rounded-md border border-input p-3 text-sm", className)}
      {...props}
    />
  );
}
