import { type FieldValues, get } from "react-hook-form";
import type { FieldSchema } from "@/content/fields";
import { formName, schemaAt } from "./form-schema";

type Problem = { path: string; message: string };

/** Returns the errors of fields that have lost the focus, and the errors of whole lists and groups. */
export function shownProblems(schema: FieldSchema, problems: readonly Problem[], touched: FieldValues) {
  return problems.filter(({ path }) => {
    const isField = schemaAt(schema, path)?.widget !== undefined;
    return !isField || get(touched, formName(schema, path)) === true;
  });
}
