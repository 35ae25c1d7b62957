import { classNames } from "@/lib/class-names";
import styles from "./day-sky.module.css";
import { HomeHero } from "./home-hero";
import { HomeMethod } from "./home-method";
import { HomeTestimonials } from "./home-testimonials";
import { NightTimeline } from "./night-timeline";
import { ProgramTeaser } from "./program-teaser";
import { QuizTeaser } from "./quiz-teaser";
import { TierCards } from "./tier-cards";

const layer = "pointer-events-none fixed inset-0 -z-1 hidden overflow-clip moving:block";

/** The background of the page, whose light changes and whose sun moves with scrolling where supported. */
function DaySky() {
  return (
    <div className={classNames(layer, styles.sky)} data-motion="sky" aria-hidden="true">
      <svg
        className={classNames("absolute w-[clamp(9rem,19vw,20rem)] overflow-visible", styles.sun)}
        viewBox="0 0 200 200"
        data-motion="sun"
        aria-hidden="true"
      >
        <circle className="fill-dawn-0 opacity-70" cx="100" cy="100" r="98" />
        <circle className="fill-none stroke-dawn-1" cx="100" cy="100" r="112" strokeWidth="1" />
      </svg>
    </div>
  );
}

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
