import { archetypeIds, archetypes } from "@/content/archetypes";

/** The name of an archetype as it is stored; an id of an older quiz stays as it is. */
export function archetypeName(stored: string) {
  const id = archetypeIds.find((known) => known === stored);
  return id ? archetypes[id].name : stored;
}
