"use client";

/** The form in place of the arguments, once it is loaded. */
export function EditArguments(_: { index: number }) {
  return null;
}
