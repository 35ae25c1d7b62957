import "server-only";
import { randomUUID } from "node:crypto";
import { getSession } from "./auth/session-lookup";
import { type Database, database } from "./db/client";
import { getClientAddress } from "./http/client-address";

/** A context is built from plain headers, so that any server can create one. */
export type Context = {
  db: Database;
  headers: Headers;
  /** Headers that the procedure adds to the response, such as Set-Cookie. */
  resHeaders: Headers;
  requestId: string;
  address: string;
  session: () => ReturnType<typeof getSession>;
};

/** Returns a context that reads the session only when needed, and only once. */
export function createContext(headers: Headers, resHeaders: Headers, db: Database = database()): Context {
  let session: ReturnType<typeof getSession> | undefined;
  return {
    db,
    headers,
    resHeaders,
    requestId: randomUUID(),
    address: getClientAddress(headers),
    session: () => {
      session ??= getSession(headers);
      return session;
    },
  };
}
