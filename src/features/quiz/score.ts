import { answerLetters, archetypeIds } from "@/content/archetypes";
import type { Answer, Archetype } from "./schema";

/** The archetype chosen most often; on a tie the first in the order of `archetypeIds`. */
export function scoreAnswers(answers: readonly Answer[]): Archetype {
  const counts = answerLetters.map((letter) => answers.filter((answer) => answer === letter).length);
  return archetypeIds[counts.indexOf(Math.max(...counts))] ?? archetypeIds[0];
}
