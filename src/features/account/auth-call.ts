import { type AuthAnswer, unreachable } from "./auth-answer";

type Reply = { url?: string; message?: string; csrfToken?: string };

async function readReply(response: Response): Promise<Reply> {
  const value: unknown = await response.json().catch(() => null);
  return typeof value === "object" && value !== null ? value : {};
}

/** Posts a form to one of next-auth's actions with a fresh CSRF token; says in words why it failed. */
export async function callAuth(
  action: string,
  fields: Record<string, string>,
  failed: string,
): Promise<AuthAnswer> {
  try {
    const { csrfToken } = await readReply(await fetch("/api/auth/csrf", { cache: "no-store" }));
    if (!csrfToken) return { ok: false, message: failed };
    const response = await fetch(`/api/auth/${action}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...fields, csrfToken, json: "true" }),
    });
    const reply = await readReply(response);
    if (response.ok && !/[?&](error|csrf)=/.test(reply.url ?? "")) return { ok: true };
    const isSaid = response.status === 429 || response.status === 503;
    return { ok: false, message: isSaid && reply.message ? reply.message : failed };
  } catch {
    return unreachable(failed);
  }
}
