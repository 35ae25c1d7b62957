import { desk } from "@/content/desk";

/** The query parameter with the path of a field; the form opens at this field. */
export const fieldParameter = "field";

/** Returns the address of a document's form, opened at a field. */
export function fieldHref(document: string, path: string) {
  return `${desk.pages.pages.href}/${document}?${new URLSearchParams({ [fieldParameter]: path })}`;
}
