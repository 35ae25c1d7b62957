import { clsx } from "clsx";
import {
  filmCuts,
  mediaOf,
  type PictureName,
  pictureSizes,
  pictureVariants,
} from "@/components/art/pictures";
import { Scene } from "@/components/art/scene";
import { ButtonLink } from "@/components/ui/button-link";
import { Film } from "@/components/ui/film";
import { Paragraph } from "@/components/ui/rich-text";
import type { Home } from "@/content/home";
import styles from "./home-hero.module.css";
import { HourLight } from "./hour-light";

const fileOf = (name: PictureName) => `/media/${name}-figure.svg`;

/** The line drawing is an SVG, which is sharp on every screen and cropped like the picture and the film. */
function HeroFigure() {
  const [width, height] = pictureSizes.hero;
  return (
    <picture>
      {pictureVariants.hero?.map((variant) => (
        <source
          key={variant.name}
          media={mediaOf(variant)}
          srcSet={fileOf(variant.name)}
          width={pictureSizes[variant.name][0]}
          height={pictureSizes[variant.name][1]}
        />
      ))}
      <img
        className="absolute inset-0 z-1"
        src={fileOf("hero")}
        alt=""
        width={width}
        height={height}
        decoding="async"
      />
    </picture>
  );
}

export function HomeHero({ content: { heading, lead, primary, secondary } }: { content: Home["hero"] }) {
  return (
    <section
      className={clsx("relative isolate -mt-(--header-h) overflow-hidden", styles.hero)}
      aria-labelledby="h-hero"
    >
      <div className={clsx("wrap", styles.sky)}>
        <h1 id="h-hero" className="hero-title max-w-[9.5em]">
          {heading}
        </h1>
      </div>
      <Film className={clsx("-z-1", styles.film)} pauseClassName={styles.pause} cuts={filmCuts.hero}>
        <Scene name="hero" hasPriority />
        <HeroFigure />
        <HourLight />
      </Film>
      <div className={clsx("wrap", styles.ground)}>
        <div className={clsx("max-w-[34rem] max-wide:pb-s8", styles.foot)}>
          <Paragraph className="lead text-ink low:text-base" text={lead} />
          <div className="actions mt-s5 low:mt-5">
            <ButtonLink href="#eq-quiz" hasRise>
              {primary}
            </ButtonLink>
            <a className="textlink" href="#method">
              {secondary}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

const skyLayer = "pointer-events-none fixed inset-0 -z-1 hidden overflow-clip moving:block";

export function DaySky() {
  return (
    <div className={clsx(skyLayer, styles.daySky)} data-motion="sky" aria-hidden="true">
      <svg
        className={clsx("absolute w-[clamp(9rem,19vw,20rem)] overflow-visible", styles.sun)}
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
