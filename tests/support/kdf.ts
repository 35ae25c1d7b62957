type Kdf = typeof import("@node-rs/argon2");

/** How often a password was hashed or verified since `calls` was set to zero. */
export const kdf = { calls: 0 };

/** The KDF as it is, counted; for `vi.mock("@node-rs/argon2")`. */
export function countedKdf(real: Kdf): Kdf {
  const counted = <Args extends unknown[], Result>(work: (...args: Args) => Result) => {
    return (...args: Args) => {
      kdf.calls += 1;
      return work(...args);
    };
  };
  return { ...real, hash: counted(real.hash), verify: counted(real.verify) };
}
