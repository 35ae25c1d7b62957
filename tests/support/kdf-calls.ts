import { hash, verify } from "@node-rs/argon2";
import { vi } from "vitest";

/** Needs `vi.mock("@node-rs/argon2", { spy: true })` in the test file. */
export function countKdfCalls() {
  return vi.mocked(hash).mock.calls.length + vi.mocked(verify).mock.calls.length;
}
