import { isEqual } from "@/lib/is-equal";
import { isRecord } from "@/lib/is-record";
import { z } from "@/lib/zod";
import { aboutSchema } from "./about";
import { archetypesSchema } from "./archetype-texts";
import { archetypeIds } from "./archetypes";
import { coachingSchema } from "./coaching";
import { corporateSchema } from "./corporate";
import { type FieldSchema, isFixed } from "./fields";
import { futureAppsSchema } from "./future-apps";
import { homeSchema } from "./home";
import { loungeSchema } from "./lounge";
import { offersSchema } from "./offers";
import { podcastSchema } from "./podcast";
import { pricingSchema } from "./pricing";
import { privacySchema } from "./privacy";
import { productsSchema } from "./products";
import { mayConfirm, samplesIn, unreplacedIn, valueAt } from "./samples";
import { siteSchema } from "./site-content";
import { termsSchema } from "./terms";
import { publishableTestimonialsSchema, testimonialsSchema } from "./testimonials";

const archetypePaths = archetypeIds.map((id) => `/archetypes/${id}` as const);

type Document = {
  schema: z.ZodType;
  /** Checks more than `schema` before a draft is published. */
  publishSchema?: z.ZodType;
  paths: readonly `/${string}`[];
};

/** The content that the owner can change at the Desk, and the pages that show it; a preview opens the first page. */
export const documents = {
  home: { schema: homeSchema, paths: ["/home"] },
  about: { schema: aboutSchema, paths: ["/about"] },
  lounge: { schema: loungeSchema, paths: ["/lounge"] },
  products: { schema: productsSchema, paths: ["/products"] },
  podcast: { schema: podcastSchema, paths: ["/podcast"] },
  coaching: { schema: coachingSchema, paths: ["/coaching"] },
  pricing: { schema: pricingSchema, paths: ["/pricing"] },
  corporate: { schema: corporateSchema, paths: ["/corporate"] },
  archetypes: { schema: archetypesSchema, paths: [...archetypePaths, "/home"] },
  privacy: { schema: privacySchema, paths: ["/privacy"] },
  terms: { schema: termsSchema, paths: ["/terms"] },
  testimonials: {
    schema: testimonialsSchema,
    publishSchema: publishableTestimonialsSchema,
    paths: ["/home", "/pricing"],
  },
  offers: { schema: offersSchema, paths: ["/pricing", "/home", "/coaching", "/corporate", "/profile"] },
  futureApps: { schema: futureAppsSchema, paths: ["/products", "/lounge"] },
  site: {
    schema: siteSchema,
    paths: ["/home", "/podcast", "/corporate", "/coaching", "/products", "/privacy", "/terms"],
  },
} as const satisfies Record<string, Document>;

export type DocumentId = keyof typeof documents;
export type Content<D extends DocumentId> = z.output<(typeof documents)[D]["schema"]>;
export type Contents = { [D in DocumentId]: Content<D> };

export const documentIds = Object.keys(documents) as DocumentId[];

export const isDocumentId = (id: string): id is DocumentId => Object.hasOwn(documents, id);

type Values = Record<string, unknown>;

/**
 * The stored part of a document: the values that differ from the default or that the coach confirmed, and the paths of
 * the confirmed samples.
 */
export type StoredContent = { values: Values; confirmed: string[] };

export const noChanges: StoredContent = { values: {}, confirmed: [] };

/**
 * Returns whether a value is undefined or has the field's shape: an array for a list, an object for a group, and
 * neither for any other field.
 */
function hasShapeOf({ properties, items }: FieldSchema, value: unknown): boolean {
  if (value === undefined) return true;
  if (items) return Array.isArray(value) && value.every((item) => hasShapeOf(items, item));
  if (!properties) return typeof value !== "object";
  return isRecord(value) && Object.entries(properties).every(([key, part]) => hasShapeOf(part, value[key]));
}

/**
 * Returns the paths of the stored values that have no field in the schema, differ in shape from their field, or differ
 * from a fixed text.
 */
function unknownPaths(schema: FieldSchema, stored: unknown): string[][] {
  const { properties, items, widget } = schema;
  if (stored === undefined) return [];
  if (properties && isRecord(stored))
    return Object.entries(stored).flatMap(([key, value]) => {
      const part = Object.hasOwn(properties, key) ? properties[key] : undefined;
      return part ? unknownPaths(part, value).map((path) => [key, ...path]) : [[key]];
    });
  if (!hasShapeOf(schema, stored) || (widget === "fixed" && stored !== schema.const)) return [[]];
  if (!items || !Array.isArray(stored)) return [];
  return stored.flatMap((item, index) => unknownPaths(items, item).map((path) => [`${index}`, ...path]));
}

export function removedFields(document: DocumentId, stored: unknown) {
  // Pages with default texts are rendered without the form's schema, which takes some milliseconds to make.
  if (!isRecord(stored) || Object.keys(stored).length === 0) return [];
  return unknownPaths(formSchema(document), stored).map((path) => path.join("."));
}

export function withPath(value: unknown, [key, ...rest]: readonly string[], inner: unknown): unknown {
  if (key === undefined) return inner;
  return isRecord(value) ? { ...value, [key]: withPath(value[key], rest, inner) } : undefined;
}

/**
 * Returns the defaults overridden by the stored values, and the paths of the stored values that the schema no longer
 * has or accepts. Rejected values are replaced by those of `live`, if given.
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
      return {
        content: parsed.data as Content<D>,
        dropped: [...dropped, ...removedFields(document, values)],
      };
    }
    const path = parsed.error.issues[0]?.path ?? [];
    // An invalid item drops its whole list, because single items mean little without the others.
    const list = path.findIndex((key) => typeof key === "number");
    let part = (list === -1 ? path : path.slice(0, list)).map(String);
    // A rule across fields may report its error at a field that is not stored. Then the nearest stored group around the
    // field is dropped, or everything if there is no stored group.
    while (part.length > 0 && valueAt(values, part) === undefined) part = part.slice(0, -1);
    const name = part.join(".");
    // The live value is tried only once, because it may break a rule together with other values of the draft.
    const instead = dropped.includes(name) ? undefined : valueAt(live, part);
    dropped.push(name);
    values = part.length > 0 ? withPath(values, part, instead) : {};
  }
}

export function defaultContent<D extends DocumentId>(document: D): Content<D> {
  return mergeContent(document, {}).content;
}

function differing(
  { properties = {} }: FieldSchema,
  initial: Values,
  given: Values,
  confirmed: readonly string[],
  within = "",
) {
  const changed: Values = {};
  for (const [key, own] of Object.entries(initial)) {
    const value = given[key];
    const path = `${within}${key}`;
    const { [key]: part = {} } = properties;
    // Fixed texts are skipped, because a page that was opened before an update of the site sends its old texts.
    if (value === undefined || isFixed(part)) continue;
    if (confirmed.includes(path)) changed[key] = value;
    else if (isRecord(own) && isRecord(value)) {
      const inner = differing(part, own, value, confirmed, `${path}.`);
      if (Object.keys(inner).length) changed[key] = inner;
    } else if (!isRecord(own) && !isEqual(value, own)) changed[key] = value;
  }
  return changed;
}

/**
 * Returns the values that differ from the defaults. Confirmed samples are included although they are defaults, because
 * the next version of the site may have other samples, which the coach has not read.
 */
export function changedValues(document: DocumentId, given: Values, confirmed: readonly string[] = []) {
  return differing(formSchema(document), defaultContent(document), given, confirmed);
}

function mergeOver(schema: FieldSchema, initial: unknown, typed: unknown): unknown {
  const { properties } = schema;
  if (!properties) return typed === undefined || !hasShapeOf(schema, typed) ? initial : typed;
  const inner = Object.entries(properties).map(([key, part]) => [
    key,
    mergeOver(part, valueAt(initial, [key]), valueAt(typed, [key])),
  ]);
  return Object.fromEntries(inner);
}

/**
 * Returns a whole document as it was filled in, even if it is not valid yet. A value whose shape differs from that of
 * its field is replaced by the default.
 */
export function typedValues(document: DocumentId, stored: Values) {
  return mergeOver(formSchema(document), defaultContent(document), stored) as Values;
}

/**
 * `path` is a path such as "hero.heading" or "list.2.quote". `cause` is the key of a choice beside the field, if only
 * this choice makes the field's value invalid.
 */
export type Problem = { path: string; message: string; cause?: string };

export function problemsOf(document: DocumentId, values: unknown): Problem[] {
  const { schema, publishSchema = schema }: Document = documents[document];
  const { error } = publishSchema.safeParse(values);
  const issues = error?.issues ?? [];
  return issues.map(({ path, message, ...issue }) => ({
    path: path.join("."),
    message,
    cause: issue.code === "custom" ? issue.params?.cause : undefined,
  }));
}

const formSchemas = new Map<DocumentId, FieldSchema>();

export function formSchema(document: DocumentId) {
  const known = formSchemas.get(document);
  if (known) return known;
  const { schema } = documents[document];
  const options = { io: "input", unrepresentable: "any", reused: "inline" } as const;
  const made = z.toJSONSchema(schema, options) as FieldSchema;
  formSchemas.set(document, made);
  return made;
}

/**
 * Returns the samples of a document that were neither replaced nor confirmed. `field` is the path of the sample's first
 * text that was not replaced.
 */
export function unsettledSamples(document: DocumentId, { values, confirmed }: StoredContent) {
  const initial = defaultContent(document);
  const whole = typedValues(document, values);
  return samplesIn(formSchema(document)).flatMap(({ path, schema }) => {
    const name = path.join(".");
    const [left] = unreplacedIn(schema, valueAt(initial, path), valueAt(whole, path));
    if (!left || (mayConfirm(schema) && confirmed.includes(name))) return [];
    return [{ path: name, field: [...path, ...left].join(".") }];
  });
}
