import "server-only";

function codeOf(error: unknown) {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}

/** Whether a write was refused because a row with the same unique value exists (Prisma P2002). */
export function isUniqueViolation(error: unknown) {
  return codeOf(error) === "P2002";
}

/** Whether a write names a row that is not there, such as a member who was deleted meanwhile (Prisma P2003). */
export function isForeignKeyViolation(error: unknown) {
  return codeOf(error) === "P2003";
}

/** Whether the row an update or delete names is not there (Prisma P2025). */
export function isNotFound(error: unknown) {
  return codeOf(error) === "P2025";
}
