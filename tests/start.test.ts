import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { hashesOf } from "../src/http-server/script-hashes.mjs";

const secret = "0123456789abcdef0123456789abcdef0123";

function start(env: Record<string, string>) {
  const bare = { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "", PORT: "1" };
  const run = spawnSync(process.execPath, ["scripts/start.mjs"], {
    env: { ...bare, ...env } as unknown as NodeJS.ProcessEnv,
    encoding: "utf8",
    timeout: 20_000,
  });
  return { code: run.status, said: `${run.stdout}${run.stderr}`.trim() };
}

describe("npm start in production", () => {
  test.each<[string, Record<string, string>, RegExp]>([
    ["without both", { NODE_ENV: "production" }, /NEXTAUTH_SECRET and NEXTAUTH_URL/],
    ["without a secret", { NODE_ENV: "production", NEXTAUTH_URL: "https://a.example" }, /NEXTAUTH_SECRET/],
    ["without an address", { NODE_ENV: "production", NEXTAUTH_SECRET: secret }, /NEXTAUTH_URL/],
    ["reachable by others", { HOST: "0.0.0.0" }, /NEXTAUTH_SECRET and NEXTAUTH_URL/],
    ["at a public address", { NEXTAUTH_URL: "https://a.example" }, /NEXTAUTH_SECRET/],
    [
      "with a short secret",
      { NODE_ENV: "production", NEXTAUTH_URL: "https://a.example", NEXTAUTH_SECRET: "short" },
      /too short/,
    ],
    ["with an address that is none", { NEXTAUTH_URL: "aurea" }, /NEXTAUTH_URL is not an address/],
    [
      "trusting the Host header",
      {
        NODE_ENV: "production",
        NEXTAUTH_URL: "https://a.example",
        NEXTAUTH_SECRET: secret,
        AUTH_TRUST_HOST: "1",
      },
      /AUTH_TRUST_HOST/,
    ],
  ])("%s exits 1 with one clear line", (_what, env, line) => {
    const { code, said } = start(env);
    expect(code).toBe(1);
    expect(said).toMatch(line);
    expect(said.split("\n")).toHaveLength(1);
  });
});

test(".env.example names every setting that src/env.mjs reads", () => {
  const read = [...readFileSync("src/env.mjs", "utf8").matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
    ([, name]) => name,
  );
  const named = readFileSync(".env.example", "utf8");
  expect(read.length).toBeGreaterThan(8);
  const missing = read.filter((name) => name !== "NODE_ENV" && !named.includes(`\n${name}=`));
  expect(missing).toEqual([]);
});

test("the policy names inline scripts that run, and neither files nor data", () => {
  const html =
    '<script>a()</script><script src="/b.js"></script><script type="application/ld+json">{}</script>';
  expect(hashesOf(html)).toEqual(["sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4="]);
});
