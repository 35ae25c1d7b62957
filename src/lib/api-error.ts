import type { TRPCClientError } from "@trpc/client";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { AppRouter } from "@/server/root";

type ErrorData = NonNullable<TRPCClientError<AppRouter>["data"]>;

/** The server's answer; reason is its stable name for why, fields has the first error of each field. */
type Answered = Pick<ErrorData, "code" | "reason"> & { message: string; fields: Record<string, string> };

/** No answer: the site could not be reached, or something else went wrong on the page. */
type Unanswered = {
  code: "UNREACHABLE" | "UNEXPECTED";
  reason: null;
  message: null;
  fields: Record<string, never>;
};

export type ApiError = Answered | Unanswered;

function unanswered(code: Unanswered["code"]): Unanswered {
  return { code, reason: null, message: null, fields: {} };
}

// Told by its name: the class would put tRPC's client into every page that reads an error.
function isClientError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof Error && error.name === "TRPCClientError";
}

function firstErrors(fields: ErrorData["fields"]): Record<string, string> {
  const found = Object.entries(fields?.fieldErrors ?? {}).flatMap(([field, errors]) =>
    Array.isArray(errors) && typeof errors[0] === "string" ? [[field, errors[0]]] : [],
  );
  return Object.fromEntries(found);
}

/** Reads why a call failed, whatever was thrown. The message is the server's; null where it gave none. */
export function readApiError(error: unknown): ApiError {
  if (!isClientError(error)) return unanswered("UNEXPECTED");
  const { data, message } = error;
  if (!data) return unanswered("UNREACHABLE");
  return { code: data.code, reason: data.reason, message, fields: firstErrors(data.fields) };
}

/** Puts the server's errors beside the fields the form has, and the focus into the first of them. */
export function applyFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "getValues" | "setError">,
  { fields }: ApiError,
) {
  const known = form.getValues();
  const wrong = Object.entries(fields).filter(([field]) => Object.hasOwn(known, field));
  for (const [index, [field, message]] of wrong.entries()) {
    form.setError(field as Path<Values>, { message }, { shouldFocus: index === 0 });
  }
}
