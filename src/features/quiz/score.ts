import { archetypeIds } from "@/content/archetypes";
import type { Answer, Archetype } from "./schema";

const meaning: Record<Answer, Archetype> = { a: "guardian", b: "architect", c: "performer", d: "traveler" };

/** The archetype chosen most often; on a tie the first in the order guardian, architect, performer, traveler. */
export function scoreAnswers(answers: readonly Answer[]): Archetype {
  const counts = archetypeIds.map((id) => answers.filter((answer) => meaning[answer] === id).length);
  return archetypeIds[counts.indexOf(Math.max(...counts))] ?? "guardian";
}
