import { diffWordsWithSpace } from "diff";
import type { FieldSchema } from "@/content/fields";
import { valueAt } from "@/content/samples";
import { itemLabel, labelOf, readable } from "./form-schema";

export type Piece = { text: string; change: "same" | "added" | "removed" };

/** `labels` name the fields on the path; `place` counts from 1. */
export type Difference = { path: string; labels: string[] } & (
  | { kind: "changed"; pieces: Piece[] }
  | { kind: "added" | "removed"; place: number; text: string }
  | { kind: "moved"; from: number; place: number; text: string }
);

/** The minimum unchanged share of a text. Below it, both versions are shown whole. */
const minShared = 0.6;
const sentenceLength = 30;

/** Inserts a space between a removed text and its replacement. */
function separate(pieces: Piece[]): Piece[] {
  return pieces.flatMap((piece, index) => {
    const next = pieces[index + 1];
    const isReplaced = piece.change === "removed" && next?.change === "added";
    return isReplaced && !/\s$/.test(piece.text) && !/^\s/.test(next.text)
      ? [piece, { text: " ", change: "same" }]
      : [piece];
  });
}

function piecesOf(before: string, after: string): Piece[] {
  const pieces = diffWordsWithSpace(before, after).map(({ value, added, removed }): Piece => {
    if (added) return { text: value, change: "added" };
    return { text: value, change: removed ? "removed" : "same" };
  });
  if (!before || !after) return pieces;
  const shared = pieces
    .filter(({ change }) => change === "same")
    .reduce((sum, { text }) => sum + text.length, 0);
  const length = Math.max(before.length, after.length);
  const isOneWord = !/\s/.test(before + after);
  if (!isOneWord && shared >= minShared * length) return separate(pieces);
  return [
    { text: before, change: "removed" },
    { text: length >= sentenceLength ? "\n" : " ", change: "same" },
    { text: after, change: "added" },
  ];
}

type Pair = readonly [from: number, to: number];

const noItems = { weight: 0, places: [] as readonly number[] };

/** Returns the texts in a value, without the names of its fields. */
function textIn(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "object" && value !== null ? Object.values(value).map(textIn).join(" ") : "";
}

const wordsOf = (item: unknown) => new Set(textIn(item).match(/[\p{L}\p{N}]+/gu) ?? []);

/** Returns the share of common words from 0 to 1, or 2 for equal items. */
function similarity(one: unknown, other: unknown) {
  if (JSON.stringify(one) === JSON.stringify(other)) return 2;
  const mine = wordsOf(one);
  const theirs = wordsOf(other);
  const shared = [...mine].filter((word) => theirs.has(word)).length;
  return shared / Math.max(1, mine.size, theirs.size);
}

/** The minimum similarity of a pair; items at the same position are a pair even below it. */
const minSimilarity = 0.5;

/**
 * Returns the new positions of the moved items. Treats as few items as possible as moved; an item with the same
 * position in both versions is never moved. `pairs` are in the order of the earlier version.
 */
function movedPlaces(pairs: readonly Pair[]) {
  /** For each pair, this array has the best sequence of items that ends with the pair and keeps the earlier order. */
  const inOrder: { weight: number; places: readonly number[] }[] = [];
  for (const [from, to] of pairs) {
    const earlier = inOrder.filter(({ places }) => (places.at(-1) ?? -1) < to);
    const best = earlier.reduce((one, other) => (other.weight > one.weight ? other : one), noItems);
    const weight = best.weight + (from === to ? pairs.length : 1);
    inOrder.push({ weight, places: [...best.places, to] });
  }
  const kept = inOrder.reduce((one, other) => (other.weight > one.weight ? other : one), noItems);
  return new Set(pairs.map(([, to]) => to).filter((place) => !kept.places.includes(place)));
}

/**
 * Pairs similar items of two versions of a list; items without a partner were removed or added. Returns the old and
 * new position of each pair, and the new positions of moved items.
 */
function pairItems(before: readonly unknown[], after: readonly unknown[]) {
  const ranked = before
    .flatMap((one, from) =>
      after.map((other, to) => ({ from, to, like: similarity(one, other), isSame: from === to })),
    )
    .sort((one, other) => other.like - one.like || Number(other.isSame) - Number(one.isSame));
  const pairs: Pair[] = [];
  const isFree = (from: number, to: number) => pairs.every(([old, now]) => old !== from && now !== to);
  for (const { from, to, like } of ranked)
    if (like >= minSimilarity && isFree(from, to)) pairs.push([from, to]);
  for (const { from, to, isSame } of ranked) if (isSame && isFree(from, to)) pairs.push([from, to]);
  pairs.sort(([one], [other]) => one - other);
  return { pairs, moved: movedPlaces(pairs) };
}

type Compared = { schema: FieldSchema; before: unknown; after: unknown; path: string[]; labels: string[] };

function compareLists({ schema, before, after, path, labels }: Compared): Difference[] {
  const items = schema.items ?? {};
  const old: unknown[] = Array.isArray(before) ? before : [];
  const now: unknown[] = Array.isArray(after) ? after : [];
  const { pairs, moved } = pairItems(old, now);
  const placeBefore = new Map(pairs.map(([from, to]) => [to, from]));
  const kept = new Set(placeBefore.values());
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
  return Object.entries(schema.properties).flatMap(([key, part]) =>
    compare({
      schema: part,
      before: valueAt(before, [key]),
      after: valueAt(after, [key]),
      path: [...path, key],
      labels: [...labels, labelOf(key, part)],
    }),
  );
}

/** Returns the differences between two versions of a document, in the order of its form. */
export function differencesOf(schema: FieldSchema, before: unknown, after: unknown) {
  return compare({ schema, before, after, path: [], labels: [] });
}
