type Kdf = typeof import("@node-rs/argon2");

export const kdf = {
  hash: 0,
  verify: 0,
  get calls() {
    return this.hash + this.verify;
  },
  reset() {
    this.hash = 0;
    this.verify = 0;
  },
};

/** For `vi.mock("@node-rs/argon2")`. */
export function countedKdf(real: Kdf): Kdf {
  return {
    ...real,
    hash(...given) {
      kdf.hash += 1;
      return real.hash(...given);
    },
    verify(...given) {
      kdf.verify += 1;
      return real.verify(...given);
    },
  };
}
