import type { TRPCError } from "@trpc/server";
import { describe, expect, test } from "vitest";
import type { Context } from "@/server/context";
import { type RefusalName, refusal } from "@/server/refusal";
import { createCallerFactory, publicProcedure, router } from "@/server/trpc";

describe("the declared refusals of a procedure", () => {
  const refusing = (code: TRPCError["code"], reason: RefusalName) => () => {
    throw refusal(code, reason, "No.");
  };
  const declaring = publicProcedure.meta({ refusals: { "already-done": "CONFLICT" } });
  const testRouter = router({
    declared: declaring.query(refusing("CONFLICT", "already-done")),
    otherCode: declaring.query(refusing("BAD_REQUEST", "already-done")),
    otherName: declaring.query(refusing("CONFLICT", "illegal-move")),
    undeclared: publicProcedure.query(refusing("TOO_MANY_REQUESTS", "rate-limited")),
  });
  const caller = createCallerFactory(testRouter)({} as Context);

  test("a refusal reaches the caller when its procedure declares it", async () => {
    await expect(caller.declared()).rejects.toMatchObject({
      code: "CONFLICT",
      cause: { name: "already-done" },
    });
  });

  test.each(["otherCode", "otherName", "undeclared"] as const)(
    "a refusal that its procedure does not declare becomes an internal error in a test: %s",
    async (name) => {
      await expect(caller[name]()).rejects.toThrow(`${name} does not declare that it refuses with`);
      await expect(caller[name]()).rejects.toMatchObject({ code: "INTERNAL_SERVER_ERROR" });
    },
  );
});
