import { createContext, useContext } from "react";
import { useWatch } from "react-hook-form";
import { TextButton } from "@/components/ui/button";
import { deskPages } from "@/content/desk-pages";
import type { Problem } from "@/content/documents";
import type { FieldSchema } from "@/content/fields";
import { unfold } from "@/lib/unfold";
import { formName, fromFormValues, type Values } from "../form-schema";

type PageFormContext = {
  /** The schema of the whole document. */
  schema: FieldSchema;
  problems: readonly Problem[];
  isLocked: boolean;
  /** What visitors see now. */
  live: Values;
  /** Changes when other content is loaded into the form. */
  showing: number;
};

export const PageFormContext = createContext<PageFormContext>({
  schema: {},
  problems: [],
  isLocked: false,
  live: {},
  showing: 0,
});

export const usePageForm = () => useContext(PageFormContext);

/** Returns the current value of a field or group, converted from the form's format to the document's format. */
export function useFieldValue(schema: FieldSchema, path: string) {
  const name = formName(usePageForm().schema, path);
  const value: unknown = useWatch({ name });
  return fromFormValues({ properties: { value: schema } }, { value }).value;
}

/** If no field has this path, the first field of the group or item gets the focus. */
export function focusField(path: string) {
  const name = CSS.escape(path);
  const field =
    document.querySelector<HTMLElement>(`[data-path="${name}"]`) ??
    document.querySelector<HTMLElement>(`[data-path^="${name}."]`);
  if (!field) return;
  unfold(field);
  field.focus();
  field.scrollIntoView({ block: "center" });
}

export const publishId = "publish";

/**
 * Scrolls only if the button is off the screen: the button is usually in a sticky bar, and the focus would scroll the
 * page needlessly.
 */
function focusPublish() {
  const button = document.getElementById(publishId);
  if (!button) return;
  const { top, bottom } = button.getBoundingClientRect();
  button.focus({ preventScroll: top >= 0 && bottom <= window.innerHeight });
}

export function SkipToPublish() {
  const { isLocked } = usePageForm();
  if (isLocked) return null;
  return (
    <TextButton className="sr-only justify-self-start text-base focus:not-sr-only" onClick={focusPublish}>
      {deskPages.publish.skip}
    </TextButton>
  );
}
