import { randomUUID } from "node:crypto";
import { signInNewMember } from "@tests/support/factories";
import { figure, isFull } from "@tests/support/figure";
import { createBrowser } from "@tests/support/http";
import { startInstance } from "@tests/support/instances";
import { linesContaining } from "@tests/support/log-canaries";
import { callOf, procedures } from "@tests/support/procedures";
import { withoutTables } from "@tests/support/without-tables";
import { expect, test } from "vitest";
import { env } from "@/env.mjs";

// Most calls fail without these tables.
const failing = ["users", "auth_sessions", "outbox", "group_coaching"];

function marked(value: unknown, mark: string): unknown {
  if (Array.isArray(value)) return value.map((one) => marked(one, mark));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      if (name === "email") return [name, `${mark}@example.org`];
      return [name, /name|motivation|password|text|body/i.test(name) ? mark : marked(one, mark)];
    }),
  );
}

// In the quick run, one-time-links.test.ts checks the logs.
test.runIf(isFull)("logs contain no personal data, for successful calls and for failures", async () => {
  const mark = `canary${randomUUID().slice(0, 12)}`;
  const address = "198.51.100.77";
  const instance = await startInstance({ LOG_LEVEL: "debug" });
  const { claims, cookie } = await signInNewMember({ email: `${mark}@example.net`, displayName: mark });
  const browser = createBrowser(address, instance.at);
  const askAll = async () => {
    for (const procedure of procedures) {
      const [path, call] = callOf(procedure, marked(procedure.sample({ sessionId: claims.sid }), mark));
      const headers = { ...(call as { headers?: object }).headers, cookie, "user-agent": mark };
      await (await browser.trpc(path, { ...call, headers })).body?.cancel();
    }
    await browser.signIn(`${mark}@example.net`, mark);
  };
  await askAll();
  await withoutTables(env.DATABASE_URL, failing, askAll);
  await instance.stop();

  const lines = instance.output().split("\n").filter(Boolean);
  const secrets = [mark, address, claims.sid, cookie.slice(cookie.indexOf("=") + 1), "example.org"];
  const personal = linesContaining(instance.output(), secrets);
  figure("log-lines-with-personal-data", personal.length, `of ${lines.length}`);
  // The failures are in the log.
  expect(lines.filter((line) => line.includes('"level":"error"')).length).toBeGreaterThan(3);
  expect(personal).toEqual([]);
});
