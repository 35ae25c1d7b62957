// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { google } from "@/content/google";
import { signOut, startGoogle } from "./auth-client";

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
  it("leaves nothing of the member in this tab, and the browser its votes", async () => {
    serverAnswers("http://localhost:3000/");
    expect(await signOut()).toEqual({ ok: true });
    expect(sessionStorage.length).toBe(0);
    expect(localStorage.getItem("votedAppIds")).toBe('["eq-vitamins"]');
  });

  it("forgets nothing while the member is still signed in", async () => {
    serverAnswers("http://localhost:3000/api/auth/signout?csrf=true");
    expect(await signOut()).toMatchObject({ ok: false });
    expect(sessionStorage.getItem("eqArchetype")).toBe("guardian");
  });
});

describe("going to Google", () => {
  const provider = "https://accounts.example/o/oauth2?state=x";

  it("names the provider's address", async () => {
    serverAnswers(provider);
    expect(await startGoogle("a")).toEqual({ url: provider });
  });

  it("says that it failed, and stays on the site, when next-auth names an error", async () => {
    serverAnswers("http://localhost:3000/api/auth/error?error=OAuthSignin");
    expect(await startGoogle("a")).toEqual({ message: google.failed });
  });

  it("tries once more when another window was given a newer token in between", async () => {
    const answers = ["http://localhost:3000/api/auth/signin?csrf=true", provider];
    vi.stubGlobal("fetch", async (path: string) =>
      Response.json(path === "/api/auth/csrf" ? { csrfToken: "t" } : { url: answers.shift() }),
    );
    expect(await startGoogle("a")).toEqual({ url: provider });
  });
});
