"use client";
import type { ComponentProps, FocusEvent } from "react";

function reveal({ currentTarget }: FocusEvent<Element>) {
  // A click also focuses the link, but the page must not move before the pointer is released.
  if (currentTarget.matches(":focus-visible"))
    currentTarget.closest("svg")?.scrollIntoView({ block: "nearest" });
}

/** A focused link scrolls its drawing into view, because Firefox does not scroll to links in drawings. */
export function WeekLink({ href, ...rest }: ComponentProps<"a">) {
  return <a href={href} {...rest} onFocus={reveal} />;
}
