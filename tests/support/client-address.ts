import { randomInt } from "node:crypto";

/** Returns a random address, so that tests do not share rate limits. */
export function newClientAddress() {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
