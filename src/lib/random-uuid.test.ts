import { expect, test, vi } from "vitest";
import { z } from "@/lib/zod";
import { createUuid } from "./random-uuid";

test("random UUIDs can be made without crypto.randomUUID, and do not repeat", () => {
  const { crypto } = globalThis;
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 1_000 }, createUuid);
  vi.unstubAllGlobals();
  expect(new Set(keys).size).toBe(1_000);
  expect(keys.every((key) => z.uuidv4().safeParse(key).success)).toBe(true);
});
