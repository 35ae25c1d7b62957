import { deskPages } from "@/content/desk-pages";
import type { Content, DocumentId } from "@/content/documents";
import { appStates } from "@/content/future-apps";
import { periods, tierStatuses } from "@/content/offers";
import { tierIds } from "@/content/tiers";
import { formatEmail } from "@/lib/format-email";
import { formatUsd, groupDigits } from "@/lib/grouped-digits";

const { outdated: texts } = deskPages;

/** `pattern` matches the texts that the change may make outdated. */
type ContentChange = {
  pattern: RegExp;
  why: string;
  /** The group of fields that changed; texts in it are not searched. */
  ownPath?: string;
  /** True if a matching text may still be true. Such a change counts only until the coach has checked the texts. */
  mayBeTrue?: boolean;
};

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function wholeWords(text: string) {
  const escaped = escapePattern(text).replace(/['’]/g, "['’]");
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "u");
}

/** Returns a pattern for a price in a text. A price below 100 must have its currency or period beside it. */
export function priceIn(amount: number) {
  if (amount === 0) return /(?<!\p{L})free(?!\p{L})/iu;
  const grouped = groupDigits(amount).replaceAll(",", "[,.\\s’]?");
  const digits = `(?<![\\d.,])${grouped}(?:[.,]00)?(?!\\d|[.,]\\d)`;
  if (amount >= 100) return new RegExp(digits);
  const before = "(?:[$€£]|USD|EUR|GBP)\\s?";
  const after = "\\s?(?:[$€£]|USD|EUR|GBP|dollar|euro|pound|(?:a|per|each|every) (?:month|year))";
  return new RegExp(`${before}${digits}|${digits}(?=${after})`);
}

type Price = { name: string; amount: number; text: string };

function pricesOf({ tiers, programs, founding, pathways }: Content<"offers">): Price[] {
  const usd = ({ name, price }: { name: string; price: number }) => ({
    name,
    amount: price,
    text: formatUsd(price),
  });
  return [
    ...tierIds.map((id) => usd(tiers[id])),
    ...Object.values(programs).map(usd),
    { name: "", amount: founding.amount, text: `${founding.currency} ${groupDigits(founding.amount)}` },
    ...pathways.map(usd),
  ];
}

function priceChanges(before: Content<"offers">, after: Content<"offers">): ContentChange[] {
  const now = pricesOf(after);
  return pricesOf(before).flatMap(({ name, amount, text }, index) => {
    // A pathway may have moved or been renamed, even to the name of another pathway.
    const named = now.filter((price) => price.name === name);
    const instead = (named[0] ?? now[index])?.text;
    if (!instead || text === instead || named.some((price) => price.text === text)) return [];
    // The word “free” in a text may be about another offer that is still free.
    if (amount === 0 && now.some((price) => price.amount === 0)) return [];
    const said = amount === 0 ? "“free”" : text;
    // The text may be about another offer that has this price now.
    const mayBeTrue = amount === 0 || now.some((price) => price.text === text);
    return [{ pattern: priceIn(amount), why: texts.instead(said, instead), mayBeTrue }];
  });
}

/** `namesOf` returns the keys of items, which a rename does not change, and the items' names. */
function nameChanges<C>(before: C, after: C, namesOf: (content: C) => [key: string, name: string][]) {
  const now = new Map(namesOf(after));
  const kept = new Set(now.values());
  return [...new Map(namesOf(before))].flatMap(([key, name]): ContentChange[] => {
    // A name of one or two letters would be found in many other texts.
    if (kept.has(name) || name.length < 3) return [];
    const instead = now.get(key);
    const why = instead ? texts.instead(`“${name}”`, `“${instead}”`) : texts.removed(name);
    return [{ pattern: wholeWords(name), why }];
  });
}

/** A sentence may contain the brand line in lower case, as words that are still true. */
function taglineChanges(before: string, after: string): ContentChange[] {
  if (before === after) return [];
  const flags = before.toLowerCase() === after.toLowerCase() ? "u" : "iu";
  const pattern = new RegExp(wholeWords(before), flags);
  const why = texts.instead(`“${before}”`, `“${after}”`);
  return [{ pattern, ownPath: "site.tagline", why, mayBeTrue: true }];
}

function supportChanges(before: string, after: string): ContentChange[] {
  if (before === after) return [];
  const spellings = [before, formatEmail(before)].map(escapePattern).join("|");
  const signs = "\\p{L}\\p{N}_+-";
  const pattern = new RegExp(`(?<![${signs}.])(?:${spellings})(?![${signs}]|\\.[${signs}])`, "iu");
  return [{ pattern, why: texts.instead(`“${formatEmail(before)}”`, `“${formatEmail(after)}”`) }];
}

function tierChanges(before: Content<"offers">, after: Content<"offers">): ContentChange[] {
  return tierIds.flatMap((id) => {
    const old = before.tiers[id];
    const now = after.tiers[id];
    const name = now.name.replace("The ", "");
    // Excludes "The Master Alchemist Program" and "The Alchemist's Path", which are not about the membership.
    const pattern = new RegExp(`(?<!Master )\\b${name}s?\\b(?!['’]s Path)`);
    const ownPath = `offers.tiers.${id}.`;
    const changes = [
      { from: tierStatuses[old.status], to: tierStatuses[now.status] },
      { from: periods[old.period], to: periods[now.period] },
    ];
    return changes
      .filter(({ from, to }) => from !== to)
      .map(({ from, to }) => ({ pattern, ownPath, why: texts.state(now.name, from, to), mayBeTrue: true }));
  });
}

function appStateChanges(before: Content<"futureApps">, after: Content<"futureApps">): ContentChange[] {
  return after.list.flatMap(({ slug, name, state }, index) => {
    const old = before.list.find((app) => app.slug === slug);
    if (!old || old.state === state) return [];
    const why = texts.state(name, appStates[old.state], appStates[state]);
    return [{ pattern: wholeWords(name), ownPath: `futureApps.list.${index}.`, why, mayBeTrue: true }];
  });
}

function appCountChanges({ list: before }: Content<"futureApps">, { list: after }: Content<"futureApps">) {
  const [openBefore = 0, open = 0] = [before, after].map(
    (list) => list.filter(({ state }) => state === "open").length,
  );
  const reasons = [];
  // The noun after the number changes between singular and plural.
  if ((before.length === 1) !== (after.length === 1)) reasons.push(texts.appCount(after.length));
  // A text may invite visitors to vote for all apps, although only some are open for votes.
  const isChanged = open !== openBefore || after.length !== before.length;
  if (isChanged && open < after.length) reasons.push(texts.openApps(open));
  return reasons.map((why) => ({ pattern: /\{apps\}/i, why, mayBeTrue: true }));
}

type Compare<D extends DocumentId> = (before: Content<D>, after: Content<D>) => ContentChange[];

const compare: { [D in DocumentId]?: Compare<D> } = {
  offers: (before, after) => [
    ...priceChanges(before, after),
    ...nameChanges(before, after, ({ pathways }) => pathways.map(({ name }, index) => [`${index}`, name])),
    ...tierChanges(before, after),
  ],
  futureApps: (before, after) => [
    ...nameChanges(before, after, ({ list }) => list.map(({ slug, name }) => [slug, name])),
    ...appStateChanges(before, after),
    ...appCountChanges(before, after),
  ],
  products: (before, after) =>
    nameChanges(before, after, ({ toolkit }) =>
      Object.entries(toolkit.tools).map(([id, { name }]) => [id, name]),
    ),
  site: (before, after) => [
    ...taglineChanges(before.tagline, after.tagline),
    ...nameChanges(before, after, ({ sisters }) => sisters.map(({ name, href }) => [href, name])),
    ...supportChanges(before.support, after.support),
    ...(before.banner.isShown && !after.banner.isShown
      ? [{ pattern: /\bbeta\b/i, ownPath: "site.banner.", why: texts.beta }]
      : []),
  ],
};

/** `isChecked` means that the coach has checked the texts since this version was published. */
export type EarlierVersion<D extends DocumentId> = { content: Content<D>; isChecked: boolean };

/**
 * Compares a version with the earlier versions of its document, newest first, and returns the changes that may make
 * other texts outdated.
 */
export function findContentChanges<D extends DocumentId>(
  document: D,
  before: readonly EarlierVersion<D>[],
  after: Content<D>,
) {
  const changes = before.flatMap(({ content, isChecked }) =>
    (compare[document]?.(content, after) ?? []).filter(({ mayBeTrue }) => !isChecked || !mayBeTrue),
  );
  return [...new Map(changes.map((change) => [change.why, change])).values()];
}

/** Returns false if no change of the document can make texts outdated. */
export const canMakeTextsOutdated = (document: DocumentId) => Object.hasOwn(compare, document);
