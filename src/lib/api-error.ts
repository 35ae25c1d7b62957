import type { TRPCClientError } from "@trpc/client";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { AppRouter } from "@/server/root";
import { isRecord } from "./is-record";

type ErrorData = NonNullable<TRPCClientError<AppRouter>["data"]>;

type ServerError = Pick<ErrorData, "code" | "reason"> & { message: string; fields: Record<string, string> };

type NoResponse = {
  code: "UNREACHABLE" | "UNEXPECTED";
  reason: null;
  message: null;
  fields: Record<string, never>;
};

export type ApiError = ServerError | NoResponse;

function createNoResponse(code: NoResponse["code"]): NoResponse {
  return { code, reason: null, message: null, fields: {} };
}

// Checked by name, because importing the class would add tRPC's client to every page that reads an error.
function isClientError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof Error && error.name === "TRPCClientError";
}

function pickFirstErrors(fields: ErrorData["fields"]): Record<string, string> {
  const found = Object.entries(fields?.fieldErrors ?? {}).flatMap(([field, errors]) =>
    Array.isArray(errors) && typeof errors[0] === "string" ? [[field, errors[0]]] : [],
  );
  return Object.fromEntries(found);
}

/** The server refuses too large a body before tRPC reads it (`src/server/http/problem.ts`). */
function readTooLarge({ meta }: TRPCClientError<AppRouter>): ServerError | null {
  const { response, responseJSON } = meta ?? {};
  if (!(response instanceof Response) || response.status !== 413 || !isRecord(responseJSON)) return null;
  return { code: "PAYLOAD_TOO_LARGE", reason: null, message: `${responseJSON.message}`, fields: {} };
}

/** `message` is from the server, or null if there was no answer. */
export function readApiError(error: unknown): ApiError {
  if (!isClientError(error)) return createNoResponse("UNEXPECTED");
  const { data, message } = error;
  if (!data) return readTooLarge(error) ?? createNoResponse("UNREACHABLE");
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
