import { desk } from "@/content/desk";

/** The form opens at the field with this path. */
export const fieldParameter = "field";

export const toCheckHref = `${desk.pages.pages.href}#texts-to-check`;

export function fieldHref(document: string, path: string) {
  return `${desk.pages.pages.href}/${document}?${new URLSearchParams({ [fieldParameter]: path })}`;
}
