import "server-only";
import { randomUUID } from "node:crypto";

/** Returns a UUID of version 7 (RFC 9562), which begins with the time, so that new rows are close in an index. */
export function createTimeOrderedId() {
  const time = Date.now().toString(16).padStart(12, "0");
  // A random UUID supplies the digits after the version.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
