import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Scene } from "@/components/art/scene";
import { Section } from "@/components/layout/section";
import { ButtonLink } from "@/components/ui/button-link";
import { Paragraph } from "@/components/ui/rich-text";
import type { FutureApp } from "@/content/future-apps";
import { type Lounge, principleApps } from "@/content/lounge";
import styles from "./lounge.module.css";

export function LoungeHero({ content: { title, lead, action, more } }: { content: Lounge["hero"] }) {
  return (
    <section
      className={clsx("relative isolate overflow-hidden bg-canvas", styles.hero)}
      aria-labelledby="h-lounge"
    >
      <Scene
        name="tent"
        className={clsx(
          "max-wide:block",
          "low:absolute low:inset-0 low:-z-10 low:[&_img]:mask-none! low:[&_img]:h-full! low:[&_img]:object-[100%_100%]!",
          styles.scene,
        )}
        hasPriority
      />
      <div className="wrap">
        <div
          className={
            "max-wide:mt-s4 max-wide:max-w-[34rem] max-wide:pb-s8 low:mt-0 low:w-[46%] low:py-s5 wide:w-[37%]"
          }
        >
          <h1 id="h-lounge" className="hero-title">
            {title}
          </h1>
          <Paragraph
            className="lead mt-s5 max-w-[27em] text-ink min-[125rem]:max-w-[22em] low:mt-3 low:max-w-[37vw] low:text-base"
            text={lead}
          />
          <div className="actions mt-s6 min-[125rem]:flex-col min-[125rem]:items-start low:mt-4">
            <ButtonLink href="#method" hasRise>
              {action}
            </ButtonLink>
            <a className="textlink" href="#door">
              {more}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

const drawn = "hidden overflow-visible fill-none stroke-gold";
const paper = "relative rounded-sheet border border-dune-line bg-paper shadow-sheet";

// The rope is a parabola that extends beyond the slips on both sides.
const rope = "M-1200 -626Q600 922 2400 -626";

/**
 * Each slip hangs from one of these threads, which is tied to the rope `knot` pixels below the drawing's upper edge.
 */
const threads = [
  { knot: 93, length: 54 },
  { knot: 134.2, length: 84 },
  { knot: 148, length: 34 },
  { knot: 134.2, length: 108 },
  { knot: 93, length: 64 },
];

export function ArrivalMoods({ content: { title, lead, slips } }: { content: Lounge["moods"] }) {
  return (
    <Section name="moods" title={title} className="overflow-clip py-band" id="door">
      <Paragraph className="lead mt-s4" text={lead} />
      <div className="relative mt-s6">
        <svg
          className={clsx(drawn, "absolute inset-x-0 top-0 w-full stroke-2", styles.line)}
          viewBox="0 0 1200 160"
          height="160"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={rope} vectorEffect="non-scaling-stroke" />
        </svg>
        <ul role="list" className={clsx("grid items-start", styles.slips)}>
          {slips.map(({ name, text }, index) => (
            <li key={index}>
              <Thread {...threads[index]} />
              <div className={clsx(paper, styles.slip)}>
                <h3 className="text-[min(1.4375rem,9vw)]">{name}</h3>
                <Paragraph className="mt-[0.6rem] text-base text-ink-2 leading-normal" text={text} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Thread({ knot = 0, length = 0 }: { knot?: number; length?: number }) {
  return (
    <svg
      className={clsx(drawn, "relative z-1 mx-auto", styles.thread)}
      width="6"
      height={knot + length}
      aria-hidden="true"
    >
      <path d={`M3 ${knot}v${length}`} />
      <circle className="fill-gold stroke-none" cx="3" cy={knot} r="2.5" />
    </svg>
  );
}

const row =
  "grid items-baseline gap-x-gap gap-y-[0.35rem] border-night-line border-b py-[1.6rem] wide:grid-cols-[6fr_4.4fr_auto]";

type AppPrinciplesProps = {
  content: Lounge["principles"];
  apps: readonly FutureApp[];
  note: ReactNode;
};

export function AppPrinciples({ content, apps, note }: AppPrinciplesProps) {
  const { title, lead, list, action } = content;
  return (
    <Section name="principles" className="border-night-line border-b py-band on-night" data-meets-footer>
      <h2 id="h-principles" className="max-w-[13em]">
        {title}
      </h2>
      <Paragraph className="lead mt-s4" text={lead} />
      <ol role="list" className="mt-s7 border-gold-light border-t">
        {list.map(({ rule, text }, index) => (
          <li key={index} className={row}>
            <h3 className="text-[min(clamp(1.5rem,1.2rem+1.3vw,2.25rem),7.8vw)] wide:pr-s6">{rule}</h3>
            <Paragraph text={text} />
            <p className="aside wide:w-42 wide:text-right">
              {apps.find(({ slug }) => slug === principleApps[index])?.name}
            </p>
          </li>
        ))}
      </ol>
      <div className="mt-s7 actions">
        <ButtonLink href="/products" variant="gold" className="max-[36rem]:w-full">
          {action}
        </ButtonLink>
        <p className="note">{note}</p>
      </div>
    </Section>
  );
}
