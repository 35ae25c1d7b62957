import "server-only";

function codeOf(error: unknown) {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}

/** What the driver makes of an error; of a statement of our own that is all there is to know (Prisma P2010). */
function kindOf(error: unknown) {
  const { meta } = (error ?? {}) as { meta?: { driverAdapterError?: { cause?: { kind?: string } } } };
  return meta?.driverAdapterError?.cause?.kind;
}

/** Whether a write was refused because a row with the same unique value exists (Prisma P2002). */
export function isUniqueViolation(error: unknown) {
  return codeOf(error) === "P2002" || kindOf(error) === "UniqueConstraintViolation";
}

/** Whether a write names a row that is not there, such as a member who was deleted meanwhile (Prisma P2003). */
export function isForeignKeyViolation(error: unknown) {
  return codeOf(error) === "P2003" || kindOf(error) === "ForeignKeyConstraintViolation";
}

/** Whether the row an update or delete names is not there (Prisma P2025). */
export function isNotFound(error: unknown) {
  return codeOf(error) === "P2025";
}

// Prisma's codes: not reachable, timed out, closed, no connection free, no transaction begun, too many connections.
const troubleCodes = new Set(["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2037"]);
const troubleKinds = new Set([
  "DatabaseNotReachable",
  "SocketTimeout",
  "ConnectionClosed",
  "TooManyConnections",
]);
// SQLite's names; PostgreSQL's classes: connection, resources, stopped by an operator, read-only (SQLSTATE, appendix A).
const troubleOriginal =
  /^(SQLITE_(BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN|NOMEM|PROTOCOL)|08|53|57P|25006$|EPIPE)/;
const troubleWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client .* is not queryable)/;

type Told = {
  code?: unknown;
  kind?: unknown;
  originalCode?: unknown;
  message?: unknown;
  cause?: unknown;
  meta?: { driverAdapterError?: unknown };
};

/**
 * Whether the database itself is in trouble: away, busy, full, read-only, out of connections. Nothing is wrong with what
 * was asked then, and it may be asked again later.
 */
export function isDatabaseTrouble(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { code, kind, originalCode, message, cause, meta } = error as Told;
  return (
    troubleCodes.has(String(code)) ||
    troubleKinds.has(String(kind)) ||
    [code, originalCode].some((name) => typeof name === "string" && troubleOriginal.test(name)) ||
    (typeof message === "string" && troubleWords.test(message)) ||
    isDatabaseTrouble(cause) ||
    isDatabaseTrouble(meta?.driverAdapterError)
  );
}
