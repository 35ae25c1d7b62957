// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { signOut } from "./auth-client";

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
