import "server-only";
import { addressKey } from "@/client-address.mjs";

/** Returns the client's address, which the HTTP server has put into a header (`src/http-server/clients.ts`). */
export function getClientAddress(headers: Headers) {
  return headers.get("x-aurea-client") ?? "unknown";
}

export function getClientKey(headers: Headers) {
  return addressKey(getClientAddress(headers));
}
