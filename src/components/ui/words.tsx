import { createElement, Fragment } from "react";

/** A text in which words between two asterisks are emphasised. */
export function Words({ text }: { text: string }) {
  const parts = text.split(/\*([^*\n]+)\*/);
  // Every second part stood between asterisks.
  const shown = parts.map((part, index) => (index % 2 ? createElement("em", null, part) : part));
  return createElement(Fragment, null, ...shown);
}
