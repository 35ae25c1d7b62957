import { type FieldValues, get } from "react-hook-form";
import type { Problem } from "@/content/documents";
import type { FieldSchema } from "@/content/fields";
import { formName, schemaAt, type Values } from "./form-schema";

/** The errors that the site found in these values. */
type Checked = { problems: readonly Problem[]; values: Values };

/**
 * Returns the errors of fields that have lost the focus, and the errors of whole lists and groups, or those that a
 * choice beside the field causes. Leaves out errors of values that have changed since the check.
 */
export function pickShownProblems(
  schema: FieldSchema,
  checked: Checked,
  values: Values,
  touched: FieldValues,
) {
  return checked.problems.filter(({ path, cause }) => {
    const [before, now] = [checked.values, values].map((each) => JSON.stringify(get(each, path)));
    const isField = schemaAt(schema, path)?.widget !== undefined;
    return before === now && (!isField || cause || get(touched, formName(schema, path)) === true);
  });
}
