// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { google } from "@/content/google";
import { messages } from "@/content/messages";
import { signIn, signOut, startGoogle } from "./auth-client";

function serverAnswers(url: string) {
  vi.stubGlobal("fetch", async (path: string) =>
    Response.json(path === "/api/auth/csrf" ? { csrfToken: "t" } : { url }),
  );
}

beforeEach(() => {
  sessionStorage.setItem("eqArchetype", "guardian");
  localStorage.setItem("votedAppIds", '["eq-vitamins"]');
});

afterEach(() => vi.unstubAllGlobals());

describe("signing out", () => {
  it("signing out removes the member's data from the tab and keeps the browser's votes", async () => {
    serverAnswers("http://localhost:3000/");
    expect(await signOut()).toEqual({ ok: true });
    expect(sessionStorage.length).toBe(0);
    expect(localStorage.getItem("votedAppIds")).toBe('["eq-vitamins"]');
  });

  it("a sign-out in order to sign in again keeps the member's data in the tab", async () => {
    serverAnswers("http://localhost:3000/");
    expect(await signOut({ isReturning: true })).toEqual({ ok: true });
    expect(sessionStorage.getItem("eqArchetype")).toBe("guardian");
  });

  it("a failed sign-out keeps the member's data in the tab", async () => {
    serverAnswers("http://localhost:3000/api/auth/signout?csrf=true");
    expect(await signOut()).toMatchObject({ ok: false });
    expect(sessionStorage.getItem("eqArchetype")).toBe("guardian");
  });

  it("signing out and signing in fail if a network answers with its own page in place of the site", async () => {
    vi.stubGlobal("fetch", async () => new Response("<h1>Welcome to our Wi-Fi</h1>"));
    const hint = messages.general.unreachable;
    expect(await signOut()).toMatchObject({ ok: false, hint });
    expect(await signIn({ email: "noor@example.org", password: "reed-bed" })).toMatchObject({
      ok: false,
      hint,
    });
    expect(sessionStorage.getItem("eqArchetype")).toBe("guardian");
  });
});

describe("signing in", () => {
  const input = { email: "noor@example.org", password: "quiet-water-at-dawn" };
  const failed = { ok: false, message: messages.auth.signInFailed };

  it("a sign-in reports that the browser stores no cookies if next-auth does not get its CSRF cookie", async () => {
    serverAnswers("http://localhost:3000/auth?csrf=true");
    expect(await signIn(input)).toEqual({ ...failed, hint: messages.auth.cookiesBlocked });
  });

  it("signing in without an answer fails after thirty seconds as if the site were unreachable", async () => {
    const time = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(time.signal);
    vi.stubGlobal(
      "fetch",
      (_path: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
    );
    const result = signIn(input);
    expect(timeout.mock.calls).toEqual([[30_000]]);
    time.abort();
    expect(await result).toMatchObject({ ok: false, hint: messages.general.unreachable });
  });

  it.each([
    [403, messages.general.crossSite("https://aurea.example")],
    [503, messages.general.databaseUnavailable],
  ])("a failed sign-in or sign-out shows the server's message for status %i", async (status, message) => {
    vi.stubGlobal("fetch", async (path: string) =>
      path === "/api/auth/csrf" ? Response.json({ csrfToken: "t" }) : Response.json({ message }, { status }),
    );
    expect(await signOut()).toEqual({ ok: false, message: messages.auth.signOutFailed, hint: message });
    expect(await signIn(input)).toEqual({ ...failed, hint: message });
  });

  it("signing in does not mention cookies when the password is wrong", async () => {
    serverAnswers("http://localhost:3000/auth?error=CredentialsSignin");
    expect(await signIn(input)).toEqual(failed);
  });
});

describe("starting Google sign-in", () => {
  const provider = "https://accounts.example/o/oauth2?state=x";

  it("starting Google sign-in returns the provider's address", async () => {
    serverAnswers(provider);
    expect(await startGoogle("a")).toEqual({ url: provider });
  });

  it("starting Google sign-in returns an error message when next-auth answers with its error page", async () => {
    serverAnswers("http://localhost:3000/api/auth/error?error=OAuthSignin");
    expect(await startGoogle("a")).toEqual({ message: google.failed });
  });

  it("starting Google sign-in retries when another tab got a newer CSRF token", async () => {
    const answers = ["http://localhost:3000/api/auth/signin?csrf=true", provider];
    vi.stubGlobal("fetch", async (path: string) =>
      Response.json(path === "/api/auth/csrf" ? { csrfToken: "t" } : { url: answers.shift() }),
    );
    expect(await startGoogle("a")).toEqual({ url: provider });
  });
});
