import { groupedDigits, usdPrice } from "@/lib/grouped-digits";
import { isPart } from "@/lib/is-part";
import { capitalised, numberWord, ordinalWord } from "@/lib/number-words";
import { z } from "@/lib/zod";
import { aboutSchema } from "./about";
import { archetypesSchema, glimpsesOf } from "./archetype-texts";
import { archetypeIds } from "./archetypes";
import { coachingSchema } from "./coaching";
import { corporateSchema } from "./corporate";
import { type Facts, withFacts } from "./facts";
import { futureAppsSchema } from "./future-apps";
import { homeSchema } from "./home";
import { loungeSchema } from "./lounge";
import { offersSchema } from "./offers";
import { podcastSchema } from "./podcast";
import { pricingSchema } from "./pricing";
import { privacySchema } from "./privacy";
import { productsSchema } from "./products";
import { programTerms } from "./programs";
import { isReplaced, samplesIn, valueAt } from "./samples";
import { siteSchema } from "./site-content";
import { termsSchema } from "./terms";
import { testimonialsSchema } from "./testimonials";

/** What the owner can change at the Desk: each document's schema with its defaults, and the page that shows it. */
export const documents = {
  home: { schema: homeSchema, path: "/home" },
  about: { schema: aboutSchema, path: "/about" },
  lounge: { schema: loungeSchema, path: "/lounge" },
  products: { schema: productsSchema, path: "/products" },
  podcast: { schema: podcastSchema, path: "/podcast" },
  coaching: { schema: coachingSchema, path: "/coaching" },
  pricing: { schema: pricingSchema, path: "/pricing" },
  corporate: { schema: corporateSchema, path: "/corporate" },
  archetypes: { schema: archetypesSchema, path: "/archetypes/guardian" },
  privacy: { schema: privacySchema, path: "/privacy" },
  terms: { schema: termsSchema, path: "/terms" },
  testimonials: { schema: testimonialsSchema, path: "/pricing" },
  offers: { schema: offersSchema, path: "/pricing" },
  futureApps: { schema: futureAppsSchema, path: "/products" },
  site: { schema: siteSchema, path: "/home" },
} as const satisfies Record<string, { schema: z.ZodType; path: `/${string}` }>;

export type DocumentId = keyof typeof documents;
export type Content<D extends DocumentId> = z.output<(typeof documents)[D]["schema"]>;

export const documentIds = Object.keys(documents) as DocumentId[];

export const isDocumentId = (id: string): id is DocumentId => Object.hasOwn(documents, id);

/** What is stored of a document: the values that differ from the default, and the samples that were confirmed as they are. */
export type StoredContent = { values: Record<string, unknown>; confirmed: string[] };

export const noChanges: StoredContent = { values: {}, confirmed: [] };

/** Returns the paths of values that a document does not have. */
function unknownIn(content: unknown, stored: unknown, path: string[] = []): string[] {
  if (!isPart(stored) || !isPart(content)) return [];
  return Object.entries(stored).flatMap(([key, value]) =>
    Object.hasOwn(content, key) ? unknownIn(content[key], value, [...path, key]) : [[...path, key].join(".")],
  );
}

/** Returns the paths of stored values that a document no longer has. */
export const removedFields = (document: DocumentId, stored: unknown) =>
  unknownIn(defaultContent(document), stored);

function withPath(value: unknown, [key, ...rest]: readonly string[], inner: unknown): unknown {
  if (key === undefined) return inner;
  return isPart(value) ? { ...value, [key]: withPath(value[key], rest, inner) } : undefined;
}

/**
 * Returns a document with its stored values over the defaults, and the paths of stored values that its schema no longer
 * has or accepts, which are left out; a draft has what is live in their place.
 */
export function mergeContent<D extends DocumentId>(
  document: D,
  stored: unknown,
  live?: unknown,
): { content: Content<D>; dropped: string[] } {
  const { schema } = documents[document];
  const dropped: string[] = [];
  let values = stored;
  for (;;) {
    const parsed = schema.safeParse(values ?? {});
    if (parsed.success) {
      const content = parsed.data as Content<D>;
      return { content, dropped: [...dropped, ...unknownIn(content, values)] };
    }
    const path = parsed.error.issues[0]?.path ?? [];
    // Of a list all goes, as one of its items says little.
    const list = path.findIndex((key) => typeof key === "number");
    let part = (list === -1 ? path : path.slice(0, list)).map(String);
    // A rule across fields may name one that is not stored: then what it lies in goes, at last everything.
    while (part.length > 0 && valueAt(values, part) === undefined) part = part.slice(0, -1);
    const name = part.join(".");
    // What is live is tried once, as it may break a rule together with the rest of the draft.
    const instead = dropped.includes(name) ? undefined : valueAt(live, part);
    dropped.push(name);
    values = part.length > 0 ? withPath(values, part, instead) : {};
  }
}

/** Returns the words that a release comes with. */
export function defaultContent<D extends DocumentId>(document: D): Content<D> {
  return mergeContent(document, {}).content;
}

type Sources = Pick<{ [D in DocumentId]: Content<D> }, "offers" | "futureApps" | "archetypes">;

/** Returns what texts can name in braces. */
function factsOf({ offers, futureApps, archetypes }: Sources): Facts {
  const { tiers, founding, pathways } = offers;
  const apps = futureApps.list.length;
  return {
    apps: numberWord(apps),
    Apps: capitalised(numberWord(apps)),
    "next-app": ordinalWord(apps + 1),
    "adventurer-price": usdPrice(tiers.adventurer.price),
    "alchemist-price": usdPrice(tiers.alchemist.price),
    "founding-price": `${founding.currency} ${groupedDigits(founding.amount)}`,
    "pathways-price": usdPrice(Math.min(...pathways.map(({ price }) => price))),
    archetypes: numberWord(archetypeIds.length),
    glimpses: glimpsesOf(archetypes),
    "weekly-hours": programTerms.weeklyHours,
    "review-days": programTerms.reviewDays,
    "discovery-call": programTerms.discoveryCall,
  };
}

/** Returns a document as pages show it, with the facts in its texts. */
export function shownContent<D extends DocumentId>(
  document: D,
  stored: Partial<Record<DocumentId, unknown>>,
  live: Partial<Record<DocumentId, unknown>> = {},
) {
  const read = <T extends DocumentId>(id: T) => mergeContent(id, stored[id], live[id]).content;
  const facts = factsOf({
    offers: read("offers"),
    futureApps: read("futureApps"),
    archetypes: read("archetypes"),
  });
  return withFacts(read(document), facts);
}

/** Returns those of the given values that differ from the default; what the document does not have is left out. */
function differing(initial: Record<string, unknown>, given: Record<string, unknown>) {
  const changed: Record<string, unknown> = {};
  for (const [key, own] of Object.entries(initial)) {
    const value = given[key];
    if (value === undefined || JSON.stringify(value) === JSON.stringify(own)) continue;
    if (!isPart(own)) changed[key] = value;
    else if (isPart(value)) {
      const inner = differing(own, value);
      if (Object.keys(inner).length) changed[key] = inner;
    }
  }
  return changed;
}

/** Returns what is to be stored of a document as it was filled in, checked or not. */
export function changedValues(document: DocumentId, given: Record<string, unknown>) {
  return differing(defaultContent(document), given);
}

function over(initial: Record<string, unknown>, typed: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(initial).map(([key, own]) => {
    const value = typed[key] ?? own;
    return [key, isPart(own) && isPart(value) ? over(own, value) : value];
  });
  return Object.fromEntries(entries);
}

/** Returns the whole of a document as it was typed, even where it cannot be published yet. */
export function typedValues(document: DocumentId, stored: StoredContent["values"]) {
  return over(defaultContent(document), stored);
}

/** What is wrong with a field, by its path such as "hero.heading" or "list.2.quote". */
export type Problem = { path: string; message: string };

/** Returns what keeps the stored values of a document from being published; none when nothing does. */
export function problemsOf(document: DocumentId, values: unknown): Problem[] {
  const parsed = documents[document].schema.safeParse(values);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
}

type Sample = { path: string; note: string; isSettled: boolean };

type JsonSchema = {
  title?: string;
  sample?: string;
  properties?: Record<string, JsonSchema>;
  [key: string]: unknown;
};

const formSchemas = new Map<DocumentId, JsonSchema>();

/** Returns a document's schema as the JSON Schema that the form is made from. It is made once. */
export function formSchema(document: DocumentId) {
  const known = formSchemas.get(document);
  if (known) return known;
  const { schema } = documents[document];
  const made = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    reused: "inline",
  }) as JsonSchema;
  formSchemas.set(document, made);
  return made;
}

/** Returns the samples of a document; one is settled when its words were replaced, or confirmed as they are. */
export function samplesOf(document: DocumentId, { values, confirmed }: StoredContent): Sample[] {
  const [initial, whole] = [defaultContent(document), typedValues(document, values)];
  return samplesIn(formSchema(document)).map(({ path, note }) => {
    const name = path.join(".");
    const isSettled = confirmed.includes(name) || isReplaced(valueAt(initial, path), valueAt(whole, path));
    return { path: name, note, isSettled };
  });
}

/** Returns how many samples of a document visitors still see. */
export function unsettledSamples(document: DocumentId, stored: StoredContent) {
  return samplesOf(document, stored).filter(({ isSettled }) => !isSettled).length;
}
