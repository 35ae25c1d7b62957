import { isDeepStrictEqual } from "node:util";
import { formatUsd, groupDigits } from "@/lib/grouped-digits";
import { capitalise, numberWord, ordinalWord } from "@/lib/number-words";
import { glimpsesOf } from "./archetype-texts";
import { archetypeIds } from "./archetypes";
import { type Contents, type DocumentId, documents, mergeContent, withPath } from "./documents";
import { type Facts, withFacts } from "./facts";
import { programTerms } from "./programs";
import { valueAt } from "./samples";

/**
 * Returns a list with the items that visitors see in place of the incomplete ones, or without an incomplete item if that
 * place is new, the list is shorter now, or the list has the visible item elsewhere.
 */
function withoutIncompleteItems(
  list: readonly unknown[],
  places: ReadonlySet<number>,
  seen: readonly unknown[],
) {
  const complete = list.filter((_, place) => !places.has(place));
  return list.flatMap((item, place) => {
    if (!places.has(place)) return [item];
    const isInPlace = place < seen.length && seen.length <= list.length;
    const isElsewhere = complete.some((other) => isDeepStrictEqual(other, seen[place]));
    return isInPlace && !isElsewhere ? [seen[place]] : [];
  });
}

/** Returns a draft as the preview shows it: a choice that requires an empty field is as visitors see it. */
function withoutIncomplete(document: DocumentId, draft: unknown, live: unknown) {
  const { error } = documents[document].schema.safeParse(draft ?? {});
  const lists = new Map<string, Set<number>>();
  let values = draft;
  for (const issue of error?.issues ?? []) {
    const { path } = issue;
    const place = path.findIndex((key) => typeof key === "number");
    const part = path.slice(0, place === -1 ? undefined : place).map(String);
    if (place !== -1) {
      const name = part.join(".");
      lists.set(name, new Set([...(lists.get(name) ?? []), Number(path[place])]));
    } else if (issue.code === "custom" && issue.params && valueAt(values, part) === undefined) {
      const cause = [...part.slice(0, -1), `${issue.params.cause}`];
      const restored = valueAt(live, part) === undefined ? cause : part;
      values = withPath(values, restored, valueAt(live, restored));
    }
  }
  const { content } = mergeContent(document, live);
  for (const [name, places] of lists) {
    const part = name.split(".");
    const [list, seen] = [valueAt(values, part), valueAt(content, part)];
    if (Array.isArray(list) && Array.isArray(seen))
      values = withPath(values, part, withoutIncompleteItems(list, places, seen));
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
  const glimpses = glimpsesOf(withFacts(archetypes, facts));
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

/** `live` has the published values, if the stored ones may be drafts. */
export function shownContent<D extends DocumentId>(document: D, stored: Stored, live?: Stored) {
  return withFacts(contentOf(document, stored, live), readFacts(stored, live));
}
