import { describe, expect, it } from "vitest";
import { readAuthQuery } from "./use-auth-query";

const whyOf = (query: string) => readAuthQuery(query).why;

describe("what brought somebody to the sign-in", () => {
  it("is said where the address names it", () => {
    expect(whyOf("?returnTo=/profile&why=ended")).toBe("ended");
    expect(whyOf("?returnTo=/desk/mail")).toBe("desk");
    expect(whyOf("?returnTo=/eq-results")).toBe("result");
  });

  it.each(["desk", "result", "Ended", "ended,ended", "<b>pay here</b>", "constructor", ""])(
    "is nothing that an address makes up: %s",
    (why) => {
      expect(whyOf(`?why=${encodeURIComponent(why)}`)).toBeNull();
      expect(whyOf(`?returnTo=/profile&why=${encodeURIComponent(why)}`)).toBeNull();
    },
  );

  it("is told of a target only as far as it can be followed", () => {
    expect(whyOf("?returnTo=https://evil.example/desk")).toBeNull();
    expect(whyOf("?returnTo=/desks")).toBeNull();
    expect(readAuthQuery("?returnTo=/auth?returnTo=/desk")).toMatchObject({ target: "/profile", why: null });
  });
});
