import type { ReactNode } from "react";
import { Scene } from "@/components/art/scene";
import { Section } from "@/components/layout/section";
import { ButtonLink } from "@/components/ui/button-link";
import { Paragraph } from "@/components/ui/words";
import type { FutureApp } from "@/content/future-apps";
import { type Lounge, principleApps } from "@/content/lounge";
import { classNames } from "@/lib/class-names";
import styles from "./lounge.module.css";

export function LoungeHero({ content: { title, lead, action, more } }: { content: Lounge["hero"] }) {
  return (
    <section
      className={classNames("relative isolate overflow-hidden bg-canvas", styles.hero)}
      aria-labelledby="h-lounge"
    >
      <Scene
        name="tent"
        className={classNames(
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

/** The rope's lowest point, and the height of its ends above that point, in pixels. */
const lowestY = 148;
const sag = 86;

/** How far the rope extends beyond the slips, in slip widths. */
const overhang = 1;

export const ropeBox = { width: 1200, height: 160 } as const;

/** `share` is a fraction (0-1) of the rope's width; the rope is a parabola. */
export function ropeHeight(share: number) {
  return lowestY - sag * (2 * share - 1) ** 2;
}

export function ropePath() {
  const end = ropeHeight(-overhang);
  const bend = 2 * lowestY - end;
  return `M${-overhang * ropeBox.width} ${end}Q${ropeBox.width / 2} ${bend} ${(1 + overhang) * ropeBox.width} ${end}`;
}

export function threads(lengths: readonly number[]) {
  return lengths.map((length, index) => {
    const knot = Math.round(ropeHeight((index + 0.5) / lengths.length) * 10) / 10;
    return { knot, end: knot + length };
  });
}

const drawn = "hidden overflow-visible fill-none stroke-gold";
const paper = "relative rounded-sheet border border-dune-line bg-paper shadow-sheet";
const hung = threads([54, 84, 34, 108, 64]);

export function ArrivalMoods({ content: { title, lead, slips } }: { content: Lounge["moods"] }) {
  return (
    <Section name="moods" title={title} className="overflow-clip py-band" id="door">
      <Paragraph className="lead mt-s4" text={lead} />
      <div className="relative mt-s6">
        <svg
          className={classNames(drawn, "absolute inset-x-0 top-0 w-full stroke-2", styles.line)}
          viewBox={`0 0 ${ropeBox.width} ${ropeBox.height}`}
          height={ropeBox.height}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={ropePath()} vectorEffect="non-scaling-stroke" />
        </svg>
        <ul role="list" className={classNames("grid items-start", styles.slips)}>
          {slips.map(({ name, text }, index) => (
            <li key={index}>
              <Thread {...hung[index]} />
              <div className={classNames(paper, styles.slip)}>
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

function Thread({ knot = 0, end = 0 }: { knot?: number; end?: number }) {
  return (
    <svg
      className={classNames(drawn, "relative z-1 mx-auto", styles.thread)}
      width="6"
      height={end}
      aria-hidden="true"
    >
      <path d={`M3 ${knot}V${end}`} />
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
