import { desk } from "@/content/desk";

/** The query parameter with the path of the field at which the form opens. */
export const fieldParameter = "field";

export const toCheckHref = `${desk.pages.pages.href}#texts-to-check`;

export function fieldHref(document: string, path: string) {
  return `${desk.pages.pages.href}/${document}?${new URLSearchParams({ [fieldParameter]: path })}`;
}
