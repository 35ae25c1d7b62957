import type { Home } from "@/content/home";
import type { Testimonials } from "@/content/testimonials";
import type { Tier } from "@/content/tiers";
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

type HomePageProps = { home: Home; testimonials: Testimonials; tiers: readonly Tier[] };

export function HomePage({ home, testimonials, tiers }: HomePageProps) {
  return (
    <div className="relative isolate">
      <DaySky />
      <HomeHero content={home.hero} />
      <NightTimeline content={home.night} />
      <HomeMethod content={home.method} />
      <QuizTeaser content={home.quiz} />
      <HomeTestimonials content={home.testimonials} testimonials={testimonials} />
      <TierCards content={home.tiers} tiers={tiers} />
      <ProgramTeaser content={home.teaser} />
    </div>
  );
}
