import { describe, expect, it } from "vitest";
import { readAuthQuery } from "./use-auth-query";

const whyOf = (query: string) => readAuthQuery(query).why;

describe("the reason in the sign-in page's URL", () => {
  it("a known reason in the URL is shown", () => {
    expect(whyOf("?returnTo=/profile&why=ended")).toBe("ended");
    expect(whyOf("?returnTo=/desk/mail")).toBe("desk");
    expect(whyOf("?returnTo=/eq-results")).toBe("result");
  });

  it.each(["desk", "result", "Ended", "ended,ended", "<b>pay here</b>", "constructor", ""])(
    "an invented reason in the URL is ignored: %s",
    (why) => {
      expect(whyOf(`?why=${encodeURIComponent(why)}`)).toBeNull();
      expect(whyOf(`?returnTo=/profile&why=${encodeURIComponent(why)}`)).toBeNull();
    },
  );

  it("a return target is kept only when it can be followed", () => {
    expect(whyOf("?returnTo=https://evil.example/desk")).toBeNull();
    expect(whyOf("?returnTo=/desks")).toBeNull();
    expect(readAuthQuery("?returnTo=/auth?returnTo=/desk")).toMatchObject({ target: "/profile", why: null });
  });
});
