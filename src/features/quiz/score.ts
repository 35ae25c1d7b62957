import { answerLetters, archetypeIds } from "@/content/archetypes";
import type { Answer, Archetype } from "./schema";

/** Returns the archetype with the most answers; a tie goes to the first in `archetypeIds`. */
export function scoreAnswers(answers: readonly Answer[]): Archetype {
  const counts = answerLetters.map((letter) => answers.filter((answer) => answer === letter).length);
  return archetypeIds[counts.indexOf(Math.max(...counts))] ?? archetypeIds[0];
}
