import { desk } from "@/content/desk";

/** The query parameter with the path of a field; the form opens at this field. */
export const fieldParameter = "field";

/** The address of the list of all texts to check. */
export const toCheckHref = `${desk.pages.pages.href}#texts-to-check`;

/** Returns the address of a document's form, opened at a field. */
export function fieldHref(document: string, path: string) {
  return `${desk.pages.pages.href}/${document}?${new URLSearchParams({ [fieldParameter]: path })}`;
}
