import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "@/lib/zod";
import { createUuid } from "./random-uuid";

const isKey = (key: string) => z.uuidv4().safeParse(key).success;

afterEach(() => vi.unstubAllGlobals());

describe("random UUIDs", () => {
  it("random UUIDs do not repeat", () => {
    const keys = new Set(Array.from({ length: 1_000 }, createUuid));
    expect(keys.size).toBe(1_000);
    expect([...keys].every(isKey)).toBe(true);
  });

  it("a random UUID can be made without crypto.randomUUID", () => {
    const { crypto } = globalThis;
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const keys = new Set(Array.from({ length: 1_000 }, createUuid));
    expect(keys.size).toBe(1_000);
    expect([...keys].every(isKey)).toBe(true);
  });
});
