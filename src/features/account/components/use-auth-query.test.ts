import { describe, expect, it } from "vitest";
import { landingOf, readAuthQuery } from "./use-auth-query";

const whyOf = (query: string) => readAuthQuery(query).why;

describe("the reason in the sign-in page's URL", () => {
  it("the sign-in page takes the reason for signing in from the URL, or else from the return target", () => {
    expect(whyOf("?returnTo=/profile&why=ended")).toBe("ended");
    expect(whyOf("?returnTo=/desk/mail")).toBe("desk");
    expect(whyOf("?returnTo=/eq-results")).toBe("result");
  });

  it.each(["desk", "result", "Ended", "ended,ended", "<b>pay here</b>", "constructor", ""])(
    "the sign-in page ignores the reason %j in its URL",
    (why) => {
      expect(whyOf(`?why=${encodeURIComponent(why)}`)).toBeNull();
      expect(whyOf(`?returnTo=/profile&why=${encodeURIComponent(why)}`)).toBeNull();
    },
  );

  it("the sign-in page gives no reason for signing in if its return target is /desks, another site's /desk or the sign-in page", () => {
    expect(whyOf("?returnTo=https://evil.example/desk")).toBeNull();
    expect(whyOf("?returnTo=/desks")).toBeNull();
    expect(readAuthQuery("?returnTo=/auth?returnTo=/desk")).toMatchObject({ target: "/profile", why: null });
  });
});

it("after sign-in, a member returns to /auth/factor or /auth/verify, but to no other page for signing in", () => {
  const targetOf = (path: string) => readAuthQuery(`?returnTo=${encodeURIComponent(path)}`).target;
  for (const path of ["/auth/verify", "/auth/factor?returnTo=/desk"]) expect(targetOf(path)).toBe(path);
  for (const path of ["/auth", "/login", "/auth/reset", "/auth/verifying"])
    expect(targetOf(path)).toBe("/profile");
});

it("after sign-in, a member who is not a coach is sent to the profile instead of the Desk", () => {
  const [member, coach] = [{ isCoach: false }, { isCoach: true }];
  expect(landingOf("/desk/mail", member)).toBe("/profile");
  expect(landingOf("/desk/mail", coach)).toBe("/desk/mail");
  expect(landingOf("/desks", member)).toBe("/desks");
});
