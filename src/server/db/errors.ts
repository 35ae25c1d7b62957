import "server-only";
import type { Database, Write } from "./client";

function readCode(error: unknown) {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}

/** Returns the driver's error kind, which is the only detail of an error in a raw statement (Prisma P2010). */
function readKind(error: unknown) {
  const { meta } = (error ?? {}) as { meta?: { driverAdapterError?: { cause?: { kind?: string } } } };
  return meta?.driverAdapterError?.cause?.kind;
}

export function isUniqueViolation(error: unknown) {
  return readCode(error) === "P2002" || readKind(error) === "UniqueConstraintViolation";
}

export function isForeignKeyViolation(error: unknown) {
  return readCode(error) === "P2003" || readKind(error) === "ForeignKeyConstraintViolation";
}

export function isNotFound(error: unknown) {
  return readCode(error) === "P2025";
}

/** Returns whether another request has changed, deleted or created the same row. */
export function isConflict(error: unknown) {
  return isNotFound(error) || isUniqueViolation(error);
}

/**
 * Runs writes in one transaction. Returns false, and changes nothing, if a write fails with an error that `isMismatch`
 * accepts: by default, if it finds no row.
 */
export async function writeIfAllMatch(db: Database, writes: readonly Write[], isMismatch = isNotFound) {
  try {
    await db.$transaction([...writes]);
    return true;
  } catch (error) {
    if (isMismatch(error)) return false;
    throw error;
  }
}

// Prisma's codes: unreachable, timed out, closed, no free connection, no transaction, too many connections.
const outageCodes = new Set(["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2037"]);
const outageKinds = new Set([
  "DatabaseNotReachable",
  "SocketTimeout",
  "ConnectionClosed",
  "TooManyConnections",
  "TlsConnectionError",
]);
const sqliteOutage = /^SQLITE_(BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN|NOMEM|PROTOCOL|CORRUPT|NOTADB)/;
// SQLSTATE codes for lost connections, lack of resources, shutdowns, I/O errors, a read-only database, time-outs of a
// transaction, a refused sign-in, a missing database, conflicts, locks and cancelled queries.
const postgresOutage = /^(08...|53...|57P..|58030|25006|25P0[34]|28000|28P01|3D000|40001|40P01|55P03|57014)$/;
const networkOutage = /^(EPIPE|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
const outageErrors = [sqliteOutage, postgresOutage, networkOutage];
const outageMessage =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client .* is not queryable)/;

type DriverError = {
  code?: unknown;
  kind?: unknown;
  originalCode?: unknown;
  message?: unknown;
  cause?: unknown;
  meta?: { driverAdapterError?: unknown };
};

/** Returns whether an error means an outage, after which a retry of the request may succeed. */
export function isDatabaseOutage(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { code, kind, originalCode, message, cause, meta } = error as DriverError;
  return (
    outageCodes.has(String(code)) ||
    outageKinds.has(String(kind)) ||
    outageErrors.some((pattern) => pattern.test(String(code)) || pattern.test(String(originalCode))) ||
    (typeof message === "string" && outageMessage.test(message)) ||
    isDatabaseOutage(cause) ||
    isDatabaseOutage(meta?.driverAdapterError)
  );
}
