import type { TRPCClientError } from "@trpc/client";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { AppRouter } from "@/server/root";
import { isRecord } from "./is-record";

type ErrorData = NonNullable<TRPCClientError<AppRouter>["data"]>;

/** `message` is from the server, or null if there was no answer. */
export type ApiError = {
  code: ErrorData["code"] | "UNREACHABLE" | "UNEXPECTED";
  /** "refused" means that the server answered 403 or 413 before tRPC read the call. */
  reason: ErrorData["reason"] | "refused";
  message: string | null;
  fields: Record<string, string>;
};

const noResponse = { reason: null, message: null, fields: {} };

// Checks the name, because importing the class would add tRPC's client to every page that reads an error.
function isClientError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof Error && error.name === "TRPCClientError";
}

function pickFirstErrors(fields: ErrorData["fields"]): Record<string, string> {
  const found = Object.entries(fields?.fieldErrors ?? {}).flatMap(([field, errors]) =>
    Array.isArray(errors) && typeof errors[0] === "string" ? [[field, errors[0]]] : [],
  );
  return Object.fromEntries(found);
}

/** The statuses with which the server refuses calls before tRPC reads them (`src/server/http/problem.ts`). */
const unreadCodes = new Map<number, ErrorData["code"]>([
  [403, "FORBIDDEN"],
  [413, "PAYLOAD_TOO_LARGE"],
]);

function readUnreadCall({ meta }: TRPCClientError<AppRouter>): ApiError | null {
  const { response, responseJSON } = meta ?? {};
  const code = response instanceof Response && unreadCodes.get(response.status);
  if (!code || !isRecord(responseJSON) || typeof responseJSON.message !== "string") return null;
  return { code, reason: "refused", message: responseJSON.message, fields: {} };
}

export function readApiError(error: unknown): ApiError {
  if (!isClientError(error)) return { ...noResponse, code: "UNEXPECTED" };
  const { data, message } = error;
  if (!data) return readUnreadCall(error) ?? { ...noResponse, code: "UNREACHABLE" };
  return { code: data.code, reason: data.reason, message, fields: pickFirstErrors(data.fields) };
}

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
