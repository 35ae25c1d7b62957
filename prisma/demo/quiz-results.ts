import type { Answer } from "@/features/quiz/schema";
import { scoreAnswers } from "@/features/quiz/score";
import type { Member } from "./members";
import { createRandom } from "./random";
import type { Year } from "./year";

const minute = 60_000;

const leanings: readonly (readonly [Answer, number])[] = [
  ["a", 38],
  ["b", 26],
  ["c", 21],
  ["d", 15],
];

/** Returns the rows of quiz results: most are stored just after the sign-up, and some are from a second quiz. */
export function buildQuizRows(year: Year, members: readonly Member[]) {
  const random = createRandom("quiz");

  function result({ id: userId }: Member, createdAt: Date) {
    const leaning = random.weigh(leanings);
    const answers = Array.from({ length: 5 }, () => (random.is(0.55) ? leaning : random.weigh(leanings)));
    const archetype = scoreAnswers(answers);
    return {
      id: random.id(),
      userId,
      attemptId: random.id(),
      archetype,
      answers,
      createdAt,
      updatedAt: createdAt,
    };
  }

  return members.flatMap((member) => {
    const { joinedAt } = member;
    const isAtOnce = random.is(0.46);
    if (!isAtOnce && !random.is(0.3)) return [];
    const first = new Date(joinedAt.getTime() + (isAtOnce ? 1 : random.whole(60, 9 * 24 * 60)) * minute);
    const again = new Date(first.getTime() + random.whole(4, 140) * 24 * 60 * minute);
    const taken = random.is(0.22) ? [first, again] : [first];
    return taken.filter((at) => at < year.now).map((at) => result(member, at));
  });
}
