import { formatUsd, groupDigits } from "@/lib/grouped-digits";
import { capitalise, numberWord, ordinalWord } from "@/lib/number-words";
import { joinGlimpses } from "./archetype-texts";
import { archetypeIds } from "./archetypes";
import { type Contents, type DocumentId, documents, mergeContent, withPath } from "./documents";
import { type Facts, withFacts } from "./facts";
import { programTerms } from "./programs";
import { valueAt } from "./samples";

type Path = readonly string[];

/** Replaces an incomplete item by the live item at its index, or removes it if the live list has another length. */
function replaceItem(values: unknown, draft: unknown, shown: unknown, list: Path, index: number) {
  const [given, kept, seen] = [draft, values, shown].map((source) => valueAt(source, list));
  if (!Array.isArray(given) || !Array.isArray(kept)) return values;
  const hasAll = Array.isArray(seen) && seen.length === given.length;
  const items = hasAll ? kept.with(index, seen[index]) : kept.filter((item) => item !== given[index]);
  return withPath(values, list, items);
}

/**
 * If a choice requires a field that the draft lacks, restores the live value of the field or, if there is none, the
 * live choice.
 */
function restoreChoice(values: unknown, live: unknown, field: Path, choice: string) {
  if (valueAt(values, field) !== undefined) return values;
  const restored = valueAt(live, field) === undefined ? [...field.slice(0, -1), choice] : field;
  return withPath(values, restored, valueAt(live, restored));
}

/** Returns a draft as the preview shows it: incomplete items and choices are replaced by what visitors see. */
function withoutIncomplete(document: DocumentId, draft: unknown, live: unknown) {
  const { error } = documents[document].schema.safeParse(draft ?? {});
  if (!error) return draft;
  const { content } = mergeContent(document, live);
  let values = draft;
  for (const issue of error.issues) {
    const place = issue.path.findIndex((key) => typeof key === "number");
    const path = issue.path.map(String);
    if (place !== -1)
      values = replaceItem(values, draft, content, path.slice(0, place), Number(issue.path[place]));
    else if (issue.code === "custom" && issue.params)
      values = restoreChoice(values, live, path, `${issue.params.cause}`);
  }
  return values;
}

type Sources = Pick<Contents, "offers" | "futureApps" | "archetypes">;

function factsOf({ offers, futureApps, archetypes }: Sources): Facts {
  const { tiers, founding, pathways } = offers;
  const apps = futureApps.list.length;
  const facts = {
    apps: numberWord(apps),
    Apps: capitalise(numberWord(apps)),
    "next-app": ordinalWord(apps + 1),
    "adventurer-price": formatUsd(tiers.adventurer.price),
    "alchemist-price": formatUsd(tiers.alchemist.price),
    "founding-price": `${founding.currency} ${groupDigits(founding.amount)}`,
    "pathways-price": formatUsd(Math.min(...pathways.map(({ price }) => price))),
    archetypes: numberWord(archetypeIds.length),
    glimpses: "",
    "weekly-hours": programTerms.weeklyHours,
    "review-days": programTerms.reviewDays,
    "discovery-call": programTerms.discoveryCall,
  };
  // The glimpses are texts of the owner, which can have placeholders themselves.
  const glimpses = joinGlimpses(withFacts(archetypes, facts));
  return { ...facts, glimpses };
}

type Stored = Partial<Record<DocumentId, unknown>>;

function contentOf<D extends DocumentId>(document: D, stored: Stored, live?: Stored) {
  const [values, seen] = [stored[document], live?.[document]];
  return mergeContent(document, live ? withoutIncomplete(document, values, seen) : values, seen).content;
}

export function readFacts(stored: Stored, live?: Stored) {
  const read = <T extends DocumentId>(id: T) => contentOf(id, stored, live);
  const [offers, futureApps, archetypes] = [read("offers"), read("futureApps"), read("archetypes")];
  return factsOf({ offers, futureApps, archetypes });
}

/** `live` has the published values, if the stored values may be drafts. */
export function shownContent<D extends DocumentId>(document: D, stored: Stored, live?: Stored) {
  return withFacts(contentOf(document, stored, live), readFacts(stored, live));
}
