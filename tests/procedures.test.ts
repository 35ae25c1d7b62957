import { readFileSync } from "node:fs";
import type { TRPCError } from "@trpc/server";
import { describe, expect, test } from "vitest";
import type { Context } from "@/server/context";
import { type RefusalName, refuse } from "@/server/refusal";
import { createCallerFactory, publicProcedure, router } from "@/server/trpc";
import { procedureDocuments } from "../scripts/support/procedure-documents";
import { procedures } from "../scripts/support/procedure-list";

describe("what a procedure says of itself", () => {
  test.each(procedureDocuments)(
    "stands in $file as the code has it; if not, run npm run docs:procedures",
    async ({ file, write }) => {
      expect(readFileSync(file, "utf8")).toBe(await write());
    },
    30_000,
  );

  test.each(["call-in-process.test.ts", "call-over-http.ts"])(
    "is shown by an example that runs: %s",
    (name) => {
      const example = readFileSync(`tests/integration/examples/${name}`, "utf8");
      expect(readFileSync("docs/calling-procedures.md", "utf8")).toContain(`\`\`\`ts\n${example}\`\`\`\n`);
    },
  );

  // The outcomes on anonymous, member A, member B, coach, coach without a second factor, revoked and deleted, as matrix.test.ts finds them.
  const outcomes = {
    anybody: "allowed allowed allowed allowed allowed allowed allowed",
    member: "unauthorized allowed allowed allowed allowed unauthorized unauthorized",
    "proven-member": "unauthorized allowed allowed allowed allowed unauthorized unauthorized",
    team: "unauthorized not-found not-found allowed allowed unauthorized unauthorized",
    coach: "unauthorized not-found not-found allowed factor-needed unauthorized unauthorized",
  };

  test("agrees with the security matrix about who may call it", () => {
    const matrix = JSON.parse(readFileSync("tests/security/matrix.json", "utf8"));
    expect(Object.fromEntries(procedures.map(({ name, access }) => [name, outcomes[access]]))).toEqual(
      matrix,
    );
  });
});

describe("a refusal", () => {
  const refusing = (code: TRPCError["code"], reason: RefusalName) => () => {
    throw refuse(code, reason, "No.");
  };
  const declaring = publicProcedure.meta({ refusals: { "already-done": "CONFLICT" } });
  const planted = router({
    declared: declaring.query(refusing("CONFLICT", "already-done")),
    otherCode: declaring.query(refusing("BAD_REQUEST", "already-done")),
    otherName: declaring.query(refusing("CONFLICT", "illegal-move")),
    silent: publicProcedure.query(refusing("TOO_MANY_REQUESTS", "rate-limited")),
  });
  const caller = createCallerFactory(planted)({} as Context);

  test("that is declared reaches the caller", async () => {
    await expect(caller.declared()).rejects.toMatchObject({
      code: "CONFLICT",
      cause: { name: "already-done" },
    });
  });

  test.each(["otherCode", "otherName", "silent"] as const)(
    "that is not declared fails the tests: %s",
    async (name) => {
      await expect(caller[name]()).rejects.toThrow(`${name} does not declare that it refuses with`);
      await expect(caller[name]()).rejects.toMatchObject({ code: "INTERNAL_SERVER_ERROR" });
    },
  );
});
