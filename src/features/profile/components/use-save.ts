"use client";

import { messages } from "@/content/messages";
import type { ApiError } from "@/lib/api-error";
import { useStatusBanner } from "./status-banner";

/** Saves with the profile's status banner. */
export function useSave() {
  const { onProcessing, onMessage, onSignedOut } = useStatusBanner();

  async function save<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    onMessage(null);
    onProcessing(true);
    try {
      return await work();
    } finally {
      onProcessing(false);
    }
  }

  function sayFailed(error: ApiError, explain: (failure: Failure) => string) {
    const text = explain(readFailure(error));
    onMessage({ tone: "error", text });
    if (error.reason === "signed-out") onSignedOut(text);
    return null;
  }

  return { save, saySaved: (text: string) => onMessage({ tone: "ok", text }), sayFailed };
}

/** The stable reason of a failed call, if any, and its message. */
export type Failure = { reason: ApiError["reason"]; message: string };

/** Returns why a profile call failed, with a default message. */
export function readFailure({ code, reason, message }: ApiError): Failure {
  if (message !== null) return { reason, message };
  const { unreachable, unexpected } = messages.general;
  return { reason, message: code === "UNREACHABLE" ? unreachable : unexpected };
}
