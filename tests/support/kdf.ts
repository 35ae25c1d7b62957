type Kdf = typeof import("@node-rs/argon2");

/** Counts password hashes and verifications. */
export const kdf = { calls: 0 };

/** Wraps argon2 with the counter, for `vi.mock("@node-rs/argon2")`. */
export function countedKdf(real: Kdf): Kdf {
  const counted = <Args extends unknown[], Result>(work: (...args: Args) => Result) => {
    return (...args: Args) => {
      kdf.calls += 1;
      return work(...args);
    };
  };
  return { ...real, hash: counted(real.hash), verify: counted(real.verify) };
}
