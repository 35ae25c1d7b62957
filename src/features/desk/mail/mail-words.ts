import { deskMail, type MailState, mailStates } from "@/content/desk-mail";

export function stateOf(state: string): MailState {
  return mailStates.find((known) => known === state) ?? "queued";
}

/** Returns an error code such as "EENVELOPE 550" as text. */
export function errorText(lastError: string) {
  const [code = ""] = lastError.split(" ");
  const text = deskMail.errors[code] ?? deskMail.otherError;
  const number = /\d{3}/.exec(lastError)?.[0];
  return number ? `${text} (${number})` : text;
}

export const stateTones = { queued: "info", sent: "ok", failed: "alert", cancelled: "gold" } as const;
