import { clsx } from "clsx";
import type { ReactNode } from "react";
import { chords } from "@/components/art/geometry";
import { buttonLook } from "@/components/ui/button-look";
import { Panel } from "@/components/ui/panel";
import { Paragraph, RichText } from "@/components/ui/rich-text";
import { breathMessages, type Lounge, type Pillar, type PillarId, pillarIds } from "@/content/lounge";
import styles from "./lounge-method.module.css";
import breathStyles from "./rest-breaths.module.css";
import { TenBreaths } from "./ten-breaths";
import wellStyles from "./well-drawing.module.css";

// The columns are aligned with those of the pillars below.
const head =
  "wrap pb-s7 wide:grid wide:grid-cols-[minmax(0,1fr)_6rem_minmax(0,1fr)] wide:items-end wide:gap-x-[calc(30px+3rem)]";

type LoungeMethodProps = { content: Lounge["method"]; breaths: Lounge["breaths"] };

export function LoungeMethod({ content, breaths }: LoungeMethodProps) {
  const { title, lead, note } = content;
  return (
    <section id="method" aria-labelledby="h-method">
      <div className={head}>
        <h2 id="h-method">{title}</h2>
        <Paragraph className="lead mt-s4 wide:col-start-1" text={lead} />
        <Paragraph className="note mt-s5 max-w-[34em] wide:col-start-3 wide:row-start-2" text={note} />
      </div>
      {pillarIds.map((id) => (
        <MethodPillar key={id} id={id} content={content[id]}>
          {id === "rest" ? <RestBreaths content={breaths} /> : null}
        </MethodPillar>
      ))}
    </section>
  );
}

function Fold({ name, holds, children }: { name: string; holds: string; children: ReactNode }) {
  return (
    <Panel
      className={styles.panel}
      summary={
        <>
          <h4 className="col-start-1">{name}</h4>
          <span className="note col-start-1">{holds}</span>
        </>
      }
    >
      {children}
    </Panel>
  );
}

type MethodPillarProps = { id: PillarId; content: Pillar; children: ReactNode };

function MethodPillar({ id, content, children }: MethodPillarProps) {
  const { name, voice, text, challenge, prompts, solution } = content;
  const heading = `h-${id}`;
  return (
    <article className={styles.pillar} id={id} data-pillar={id} aria-labelledby={heading}>
      <div className={clsx("wrap grid", styles.grid)}>
        <div className={styles.word}>
          <h3 id={heading}>{name}</h3>
          <p className="mt-s5 font-aside text-gold-ink text-h4 italic leading-[1.3]">{voice}</p>
          <Paragraph className="mt-s4 max-w-[27em] text-lead leading-normal" text={text} />
        </div>
        <WellDrawing at={id} />
        <div className={styles.panels}>
          <Fold name={challenge.heading} holds={challenge.holds}>
            <Paragraph className={styles.inside} text={challenge.text} />
          </Fold>
          <Fold name={prompts.heading} holds={prompts.holds}>
            <ul role="list" className={styles.inside}>
              {prompts.list.map((prompt, index) => (
                <li key={index} className="relative text-balance">
                  <RichText text={prompt} />
                </li>
              ))}
            </ul>
          </Fold>
          <Fold name={solution.heading} holds={solution.holds}>
            <Paragraph className={styles.inside} text={solution.text} />
          </Fold>
        </div>
        {children}
      </div>
    </article>
  );
}

const bucketWater: Record<PillarId, string> = {
  rest: "",
  release: "M-20 70H12M66 70H100M-8 80H8M72 80H92",
  rise: "M22 46H58M28 51H52M24 40Q32 34 40 40T58 40",
};

const bucketStart: Record<PillarId, string> = {
  rest: "[--from-shift:-50%_-16rem]",
  release: "[--from-shift:-50%_-20rem]",
  rise: "[--from-shift:-50%_22rem]",
};

const bucket =
  "absolute overflow-visible fill-none stroke-current [--by:--well] [--starts:entry_20%] [--ends:cover_52%] moving:reveal";

/** The rope's path begins far above the well, which clips it. */
const rope = "M40 -9000V16";

function WellDrawing({ at }: { at: PillarId }) {
  return (
    <div
      className={clsx("relative bg-night text-gold-light", wellStyles.well, "[view-timeline:--well]")}
      data-at={at}
    >
      <div className="absolute inset-0 overflow-clip">
        <svg
          className={clsx(bucket, bucketStart[at], wellStyles.bucket)}
          data-motion={`bucket-${at}`}
          strokeWidth="1.25"
          strokeLinecap="round"
          strokeLinejoin="round"
          viewBox="0 0 80 110"
          aria-hidden="true"
        >
          <path className={clsx("fill-night stroke-none", wellStyles.inside)} d="M16 40H64L57 100H23Z" />
          <path d={`M16 40H64L57 100H23ZM18 56H62M21 84H59M19 40Q40 -8 61 40${rope}`} />
          {bucketWater[at] ? <path d={bucketWater[at]} strokeWidth="0.7" /> : null}
        </svg>
      </div>
    </div>
  );
}

const waves = "M-10 152Q15 146 40 152T90 152T140 152T190 152T240 152";

function BreathFigure() {
  return (
    <svg
      className={clsx("flex-none overflow-visible fill-none stroke-[1.4] stroke-gold", breathStyles.well)}
      viewBox="0 0 200 200"
      aria-hidden="true"
    >
      <clipPath id="breath-well">
        <circle cx="100" cy="100" r="92" />
      </clipPath>
      <g clipPath="url(#breath-well)">
        <g className={breathStyles.water} data-motion="breath">
          <path className="fill-lagoon-wash stroke-lagoon" d={`${waves}V420H-10Z`} />
          <path strokeWidth="1" d={chords(100, 158, 70, 5)} />
        </g>
      </g>
      <circle cx="100" cy="100" r="98" />
      <circle cx="100" cy="100" r="92" strokeWidth="0.7" />
    </svg>
  );
}

const look = {
  row: clsx("flex flex-wrap max-wide:mt-s4 items-end", breathStyles.row),
  status: clsx("mb-s3", breathStyles.status),
  button: buttonLook({ variant: "line", size: "small", className: "noscript:hidden" }),
};

const { noScript, ...texts } = breathMessages;

function RestBreaths({ content: { name, text } }: { content: Lounge["breaths"] }) {
  return (
    <div className={clsx("break-inside-avoid", breathStyles.breaths)} id="breaths">
      <div className="border-gold border-t pt-s5">
        <h4 className={breathStyles.name}>{name}</h4>
        <Paragraph className="note mt-s2 max-w-[27em]" text={text} />
        <noscript>
          <p className="note mt-s2 max-w-[27em]">{noScript}</p>
        </noscript>
      </div>
      <div className={breathStyles.count}>
        <TenBreaths texts={texts} look={look} figure={<BreathFigure />} />
      </div>
    </div>
  );
}
