import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { mock } from "node:test";

// Preloaded by the site and by commands that create its rows, so that all runs have the same date and time.
const begin = Date.parse(process.env.PICTURES_CLOCK);
const started = performance.now();

// The clock runs a hundred times slower, so that times stay in order and no minute passes.
mock.timers.enable({ apis: ["Date"], now: begin });
setInterval(() => mock.timers.setTime(begin + Math.floor((performance.now() - started) / 100)), 100).unref();

if (process.env.PICTURES_SEED) {
  let state = Number(process.env.PICTURES_SEED);
  const byte = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
  const fill = (bytes) => {
    new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength).forEach((_, index, all) => {
      all[index] = byte();
    });
    return bytes;
  };
  mock.method(crypto.webcrypto, "getRandomValues", fill);
  mock.method(crypto, "randomBytes", (size) => fill(Buffer.alloc(size)));
  mock.method(crypto, "randomUUID", () => {
    const hex = fill(Buffer.alloc(16)).toString("hex");
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
  });
  mock.method(Math, "random", () => byte() / 256 + byte() / 65_536);
  syncBuiltinESMExports();
}
