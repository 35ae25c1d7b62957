import { TRPCClientError } from "@trpc/client";
import { messages } from "@/content/messages";
import type { AppRouter } from "@/server/root";

type Failure = { message: string; fields: Record<string, string> };

/** What a form says when sending failed: the server's words where it had any, else `otherwise`. */
export function readFailure(error: unknown, otherwise: string): Failure {
  const unsaid = { message: otherwise, fields: {} };
  if (!(error instanceof TRPCClientError)) return unsaid;
  const { data, message } = error as TRPCClientError<AppRouter>;
  if (!data) return unsaid;
  const found = Object.entries(data.fields?.fieldErrors ?? {}).flatMap(([field, errors]) =>
    Array.isArray(errors) && typeof errors[0] === "string" ? [[field, errors[0]]] : [],
  );
  return { message: messages.coaching.refused(message), fields: Object.fromEntries(found) };
}
