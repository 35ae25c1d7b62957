import { DaySky } from "./day-sky";
import { HomeHero } from "./home-hero";
import { HomeMethod } from "./home-method";
import { HomeTestimonials } from "./home-testimonials";
import { NightTimeline } from "./night-timeline";
import { ProgramTeaser } from "./program-teaser";
import { QuizTeaser } from "./quiz-teaser";
import { TierCards } from "./tier-cards";

export function HomePage() {
  return (
    <div className="relative isolate">
      <DaySky />
      <HomeHero />
      <NightTimeline />
      <HomeMethod />
      <QuizTeaser />
      <HomeTestimonials />
      <TierCards />
      <ProgramTeaser />
    </div>
  );
}
