import { createHash } from "node:crypto";
import type { Kind } from "./table-shape";

/** A value in one form for both databases: times as ISO in UTC, JSON as text with its keys sorted. */
export type Value = string | number | boolean | null;

/** The values of a row, in the order of its table's columns. */
export type Row = Value[];

function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, withSortedKeys(inner)]));
}

// A number is milliseconds; a text without a zone is UTC in both databases.
function isoOf(value: unknown) {
  if (typeof value === "number" || typeof value === "bigint") return new Date(Number(value)).toISOString();
  const text = String(value).replace(" ", "T");
  return new Date(/(Z|[+-]\d\d(:?\d\d)?)$/.test(text.slice(10)) ? text : `${text}Z`).toISOString();
}

const readers: Record<Kind, (value: unknown) => Value> = {
  text: String,
  int: Number,
  bigint: String,
  float: Number,
  bool: (value) => value === true || value === "t" || Number(value) === 1,
  time: isoOf,
  json: (value) => JSON.stringify(withSortedKeys(JSON.parse(String(value)))),
};

/** Converts a driver's value into the canonical form. */
export function canonicalValue(kind: Kind, value: unknown): Value {
  return value === null || value === undefined ? null : readers[kind](value);
}

/** One line of a backup: the row as JSON. */
export function lineOf(row: Row) {
  return `${JSON.stringify(row)}\n`;
}

/** Counts rows and takes their SHA-256, in the order they come. */
export function createTally() {
  const hash = createHash("sha256");
  let rows = 0;
  return {
    add(batch: readonly Row[]) {
      rows += batch.length;
      for (const row of batch) hash.update(lineOf(row));
    },
    end: () => ({ rows, sha256: hash.digest("hex") }),
  };
}

export type Tally = { rows: number; sha256: string };
