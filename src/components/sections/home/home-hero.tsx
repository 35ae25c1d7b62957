import { filmCuts } from "@/components/art/pictures";
import { Scene } from "@/components/art/scene";
import { SceneFigure } from "@/components/art/scene-figure";
import { ButtonLink } from "@/components/ui/button-link";
import { Film } from "@/components/ui/film";
import { home } from "@/content/home";
import { filmWords } from "@/content/shell";
import { classNames } from "@/lib/class-names";
import styles from "./home-hero.module.css";
import { HourLight } from "./hour-light";

// On a phone on its side the picture stands beside the words, and ends in the air towards them.
const low =
  "low:absolute! low:inset-y-0 low:right-0 low:mt-0! low:h-auto! low:w-[62%] low:[mask:linear-gradient(90deg,transparent,black_40%)_intersect,linear-gradient(black_85%,transparent)]!";

// Cut further to the right, the palms stay whole.
const narrow = "wide:max-[75rem]:[&_:is(img,video)]:object-[76%_100%]!";

export function HomeHero() {
  const { heading, lead, primary, secondary } = home.hero;
  return (
    <section
      className={classNames(
        "low:min-h-[calc(100svh-var(--beta-h))] relative isolate -mt-(--header-h) overflow-hidden",
        styles.hero,
      )}
      aria-labelledby="h-hero"
    >
      <div className={classNames("wrap low:pt-[calc(var(--header-h)+1.25rem)]!", styles.sky)}>
        <h1 id="h-hero" className="hero-title max-w-[9.5em]">
          {heading}
        </h1>
      </div>
      <Film
        className={classNames("-z-1", low, narrow, styles.film)}
        pauseClassName={classNames("low:bottom-4! low:mt-0!", styles.pause)}
        cuts={filmCuts.hero}
        pauseLabel={filmWords.pause}
        playLabel={filmWords.play}
      >
        <Scene name="hero" priority />
        <SceneFigure name="hero" />
        <HourLight />
      </Film>
      <div className={classNames("wrap low:mt-3!", styles.ground)}>
        <div className={classNames("max-w-[34rem] low:w-[48%] low:pb-6! max-wide:pb-s8", styles.foot)}>
          <p className="lead text-ink low:text-base">{lead}</p>
          <div className="actions mt-s5 low:mt-5">
            <ButtonLink href={primary.href} rise>
              {primary.label}
            </ButtonLink>
            <a className="textlink" href={secondary.href}>
              {secondary.label}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
