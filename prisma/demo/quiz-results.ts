import type { Answer } from "@/features/quiz/schema";
import { scoreAnswers } from "@/features/quiz/score";
import { diceOf } from "./dice";
import type { Member } from "./members";
import type { Year } from "./year";

const minute = 60_000;

// Guardians look for a place like this one more often than travelers, who are elsewhere already.
const leanings: readonly (readonly [Answer, number])[] = [
  ["a", 38],
  ["b", 26],
  ["c", 21],
  ["d", 15],
];

/** The results members kept: most of the quiz they took before they joined, some of a second one. */
export function quizRows(year: Year, members: readonly Member[]) {
  const dice = diceOf("quiz");

  function result({ id: userId }: Member, createdAt: Date) {
    const leaning = dice.weigh(leanings);
    const answers = Array.from({ length: 5 }, () => (dice.is(0.55) ? leaning : dice.weigh(leanings)));
    const archetype = scoreAnswers(answers);
    return {
      id: dice.id(),
      userId,
      attemptId: dice.id(),
      archetype,
      answers,
      createdAt,
      updatedAt: createdAt,
    };
  }

  return members.flatMap((member) => {
    const { joinedAt } = member;
    const isAtOnce = dice.is(0.46);
    if (!isAtOnce && !dice.is(0.3)) return [];
    const first = new Date(joinedAt.getTime() + (isAtOnce ? 1 : dice.whole(60, 9 * 24 * 60)) * minute);
    const again = new Date(first.getTime() + dice.whole(4, 140) * 24 * 60 * minute);
    const taken = dice.is(0.22) ? [first, again] : [first];
    return taken.filter((at) => at < year.now).map((at) => result(member, at));
  });
}
