import { google } from "@/content/google";

type Reply = { csrfToken?: string; url?: string; message?: string };

async function read(response: Response): Promise<Reply> {
  const value: unknown = await response.json().catch(() => null);
  return typeof value === "object" && value !== null ? value : {};
}

async function ask(attempt: string) {
  const { csrfToken } = await read(await fetch("/api/auth/csrf", { cache: "no-store" }));
  return fetch("/api/auth/signin/google", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ attempt, csrfToken: csrfToken ?? "" }),
  });
}

/** Begins an attempt on the server: the provider's address to go to, or in words why there is none. */
export async function startGoogle(attempt: string): Promise<{ url: string } | { message: string }> {
  try {
    let response = await ask(attempt);
    // Two windows that begin at once may have been given different tokens; the second time there is one.
    if (response.status === 403) response = await ask(attempt);
    const { url, message } = await read(response);
    return response.ok && url ? { url } : { message: message ?? google.failed };
  } catch {
    return { message: google.failed };
  }
}

/** Whether the site has Google's button wired up; null when that could not be found out. */
export async function isGoogleOffered(): Promise<boolean | null> {
  try {
    const response = await fetch("/api/auth/providers", { headers: { accept: "application/json" } });
    if (!response.ok) return null;
    const providers: unknown = await response.json();
    return typeof providers === "object" && providers !== null && "google" in providers;
  } catch {
    return null;
  }
}
