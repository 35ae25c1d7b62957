import "server-only";

function codeOf(error: unknown) {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}

/** Whether a write was refused because a row with the same unique value exists (Prisma P2002). */
export function isUniqueViolation(error: unknown) {
  return codeOf(error) === "P2002";
}

/** Whether the row an update or delete names is not there (Prisma P2025). */
export function isNotFound(error: unknown) {
  return codeOf(error) === "P2025";
}
