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

export function HomeHero() {
  const { heading, lead, primary, secondary } = home.hero;
  return (
    <section
      className={classNames("relative isolate -mt-(--header-h) overflow-hidden", styles.hero)}
      aria-labelledby="h-hero"
    >
      <div className={classNames("wrap", styles.sky)}>
        <h1 id="h-hero" className="hero-title max-w-[9.5em]">
          {heading}
        </h1>
      </div>
      <Film
        className={classNames("-z-1", styles.film)}
        pauseClassName={styles.pause}
        cuts={filmCuts.hero}
        pauseLabel={filmWords.pause}
        playLabel={filmWords.play}
      >
        <Scene name="hero" priority />
        <SceneFigure name="hero" />
        <HourLight />
      </Film>
      <div className={classNames("wrap", styles.ground)}>
        <div className={classNames("max-w-[34rem] max-wide:pb-s8", styles.foot)}>
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
