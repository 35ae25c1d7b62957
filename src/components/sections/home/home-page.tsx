import { Hero } from "./hero";
import { Hours } from "./hours";
import { Method } from "./method";
import { ProgramTeaser } from "./program-teaser";
import { QuizCall } from "./quiz-call";
import { TierCards } from "./tier-cards";
import { Voices } from "./voices";

export function HomePage() {
  return (
    <>
      <Hero />
      <Hours />
      <Method />
      <QuizCall />
      <Voices />
      <TierCards />
      <ProgramTeaser />
    </>
  );
}
