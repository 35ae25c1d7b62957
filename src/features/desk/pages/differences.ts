import { diffWordsWithSpace } from "diff";
import { isRecord } from "@/lib/is-record";
import { type FieldSchema, itemLabel, labelOf, readable } from "./form-schema";
import { pairItems } from "./paired-items";

export type Piece = { text: string; change: "same" | "added" | "removed" };

/** `labels` name the fields on the path; `place` counts from 1. */
export type Difference = { path: string; labels: string[] } & (
  | { kind: "changed"; pieces: Piece[] }
  | { kind: "added" | "removed"; place: number; text: string }
  | { kind: "moved"; from: number; place: number; text: string }
);

/** The minimum unchanged share of a sentence. Below it, both versions are shown whole, one above the other. */
const minShared = 0.4;
const sentenceLength = 30;

function piecesOf(before: string, after: string): Piece[] {
  const pieces = diffWordsWithSpace(before, after).map(({ value, added, removed }): Piece => {
    if (added) return { text: value, change: "added" };
    return { text: value, change: removed ? "removed" : "same" };
  });
  const shared = pieces
    .filter(({ change }) => change === "same")
    .reduce((sum, { text }) => sum + text.length, 0);
  const isSentence = Math.min(before.length, after.length) >= sentenceLength;
  if (!isSentence || shared >= minShared * Math.max(before.length, after.length)) return pieces;
  return [
    { text: before, change: "removed" },
    { text: "\n", change: "same" },
    { text: after, change: "added" },
  ];
}

type Compared = { schema: FieldSchema; before: unknown; after: unknown; path: string[]; labels: string[] };

function compareLists({ schema, before, after, path, labels }: Compared): Difference[] {
  const items = schema.items ?? {};
  const old: unknown[] = Array.isArray(before) ? before : [];
  const now: unknown[] = Array.isArray(after) ? after : [];
  const { pairs, moved } = pairItems(old, now);
  const kept = new Set(pairs.map(([from]) => from));
  const placeBefore = new Map(pairs.map(([from, to]) => [to, from]));
  const at = { path: path.join("."), labels };
  const removed = old.flatMap((item, place): Difference[] =>
    kept.has(place) ? [] : [{ ...at, kind: "removed", place: place + 1, text: readable(items, item) }],
  );
  const shown = now.flatMap((item, place): Difference[] => {
    const text = readable(items, item);
    const from = placeBefore.get(place);
    if (from === undefined) return [{ ...at, kind: "added", place: place + 1, text }];
    const changes = compare({
      schema: items,
      before: old[from],
      after: item,
      path: [...path, `${place}`],
      labels: [...labels, itemLabel(items, item, place)],
    });
    if (!moved.has(place)) return changes;
    return [{ ...at, kind: "moved", from: from + 1, place: place + 1, text }, ...changes];
  });
  return [...removed, ...shown];
}

function compare({ schema, before, after, path, labels }: Compared): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (schema.items) return compareLists({ schema, before, after, path, labels });
  if (!schema.properties) {
    const pieces = piecesOf(readable(schema, before), readable(schema, after));
    return [{ kind: "changed", path: path.join("."), labels, pieces }];
  }
  const inner = (value: unknown, key: string) => (isRecord(value) ? value[key] : undefined);
  return Object.entries(schema.properties).flatMap(([key, part]) =>
    compare({
      schema: part,
      before: inner(before, key),
      after: inner(after, key),
      path: [...path, key],
      labels: [...labels, labelOf(key, part)],
    }),
  );
}

/** Returns the differences between two versions of a document, in the order of its form. */
export function differencesOf(schema: FieldSchema, before: unknown, after: unknown) {
  return compare({ schema, before, after, path: [], labels: [] });
}
