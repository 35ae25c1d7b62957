import { clsx } from "clsx";
import type { ReactNode } from "react";
import { polar, repeat, segment } from "@/components/art/geometry";
import { Icon } from "@/components/art/icon";
import { Section } from "@/components/layout/section";
import { Button } from "@/components/ui/button";
import { buttonLook } from "@/components/ui/button-look";
import { Panel } from "@/components/ui/panel";
import { Paragraph } from "@/components/ui/rich-text";
import type { Coaching } from "@/content/coaching";
import { formTrigger } from "@/content/load-failures";
import { type Program, type ProgramId, programs, programTerms } from "@/content/programs";
import { formatPrice } from "@/content/tiers";
import { formatEmail } from "@/lib/format-email";
import styles from "./coaching.module.css";

const letter =
  "flex flex-col rounded-sheet border border-dune-line bg-paper p-[clamp(1.5rem,1.1rem+1.5vw,2.25rem)] shadow-sheet tab:even:translate-y-s8";

export function CoachingPainPoints({ content }: { content: Coaching["painPoints"] }) {
  return (
    <Section name="pain-points" wrap="grid12 gap-y-s6" className="relative py-band">
      <div className="min-[75rem]:col-end-5">
        <div className="min-[75rem]:sticky min-[75rem]:top-[calc(var(--top)+2rem)]">
          <h2 id="h-pain-points">{content.heading}</h2>
          <Paragraph className="lead mt-s5" text={content.lead} />
        </div>
      </div>
      <div className="grid gap-x-gap gap-y-s5 tab:grid-cols-2 tab:pb-s8 min-[75rem]:col-start-5 min-[75rem]:ml-s6">
        {content.list.map((painPoint, index) => (
          <article key={index} className={letter}>
            <h3 className="mb-s4 border-b border-gold pb-s4">{painPoint.heading}</h3>
            <Paragraph className="text-ink-2" text={painPoint.text} />
            <p className="aside mt-auto pt-s4 text-right">{painPoint.from}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}

export type RenderTrigger = (
  program: Exclude<ProgramId, "blueprint">,
  className: string,
  children: ReactNode,
) => ReactNode;

const buttons = { collective: buttonLook({ variant: "line" }), partnership: buttonLook() };

function NoScriptNote({ support, className }: { support: string; className?: string }) {
  return (
    <noscript>
      <p className={clsx("note", className)}>
        {formTrigger.noScript} <a href={`mailto:${support}`}>{formatEmail(support)}</a>
      </p>
    </noscript>
  );
}

type ProgramOptionsProps = {
  content: Coaching["options"];
  programs: readonly Program[];
  support: string;
  renderTrigger: RenderTrigger;
};

export function ProgramOptions({ content, programs, support, renderTrigger }: ProgramOptionsProps) {
  return (
    <Section name="options" title={content.heading} className="relative py-band" id="program-options">
      <div className={clsx("mt-s7 border border-gold bg-paper shadow-sheet", styles.sheet)}>
        {programs.map(({ id, name, icon, price }) => (
          <article key={id} className={clsx("grid break-inside-avoid grid-cols-1 gap-s4", styles.option)}>
            <Icon name={icon} className={clsx("max-wide:hidden", styles.icon)} />
            <div className={clsx("flex flex-wrap items-baseline gap-y-1", styles.line)}>
              <h3>{name}</h3>
              <span className={clsx("flex-1", styles.dots)} aria-hidden="true" />
              <p className={styles.price}>
                <span translate={price ? "no" : undefined}>{formatPrice({ price })}</span>
                {price ? <span className="sr-only"> {programTerms.currency}</span> : null}
              </p>
            </div>
            <p className="font-aside text-[1.1875rem] text-gold-ink leading-[1.35] italic">
              {content[id].voice}
            </p>
            <div className={clsx("grid gap-s5", styles.body)}>
              <Paragraph className="max-w-[58ch] text-ink-2" text={content[id].text} />
              <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-wide:flex-row-reverse max-wide:justify-end wide:max-w-80 wide:justify-end">
                {id === "blueprint" ? (
                  <>
                    <span className="note" id="blueprint-soon">
                      {content.soon}
                    </span>
                    <Button variant="line" aria-disabled="true" aria-describedby="blueprint-soon">
                      {content[id].action}
                    </Button>
                  </>
                ) : (
                  renderTrigger(id, buttons[id], content[id].action)
                )}
              </div>
            </div>
          </article>
        ))}
        <p className={clsx("note border-t border-gold pt-s4", styles.foot)}>{content.foot}</p>
        <NoScriptNote support={support} />
      </div>
    </Section>
  );
}

export function Guarantee({ content }: { content: Coaching["guarantee"] }) {
  return (
    <Section
      name="guarantee"
      wrap="grid12 items-center gap-y-s6"
      className="relative break-inside-avoid py-band bg-dune"
    >
      <Seal {...content.seal} />
      <div className="tab:col-start-6 wide:col-end-12">
        <h2 id="h-guarantee">{content.heading}</h2>
        <Paragraph className="lead mt-s5" text={content.text} />
      </div>
    </Section>
  );
}

const marks = repeat(120, (index) => {
  const angle = (index * Math.PI) / 60;
  return segment(polar(160, 160, index % 5 ? 146 : 140, angle), polar(160, 160, 152, angle));
});

function Seal({ label, ring, figure, unit }: Coaching["guarantee"]["seal"]) {
  return (
    <svg
      className="h-auto w-[min(20rem,70vw)] fill-none stroke-current text-gold tab:col-end-5 tab:w-full tab:max-w-80"
      viewBox="0 0 320 320"
      role="img"
      aria-label={label}
      strokeWidth="1.2"
    >
      <circle cx="160" cy="160" r="157" />
      <path strokeWidth=".6" d={marks} />
      <circle cx="160" cy="160" r="111" />
      <circle strokeWidth=".6" cx="160" cy="160" r="106" />
      <path stroke="none" id="seal-ring" d="M160 37A123 123 0 1 1 159.9 37" />
      <text className={styles.ring} stroke="none">
        <textPath href="#seal-ring" startOffset="1%" textLength="755">
          {`${ring} · `}
        </textPath>
      </text>
      <path strokeWidth=".6" d="M160 58L257 208H63Z" />
      <path d="M54 208H266" />
      <text
        className={clsx("fill-ink forced-colors:fill-[CanvasText]", styles.figure)}
        x="160"
        y="190"
        stroke="none"
        textAnchor="middle"
      >
        {figure}
      </text>
      <text className={styles.unit} x="160" y="236" stroke="none" textAnchor="middle">
        {unit}
      </text>
    </svg>
  );
}

export function CoachingFaq({ content }: { content: Coaching["faq"] }) {
  return (
    <Section name="faq" wrap="grid12 gap-y-s6" className="relative py-band">
      <div className="wide:col-end-5">
        <h2 id="h-faq">{content.heading}</h2>
        <Paragraph className="lead mt-5" text={content.lead} />
      </div>
      <div className="border-t border-dune-line wide:col-start-6">
        {content.list.map(({ question, answer }, index) => (
          <Panel
            key={index}
            className="border-b border-dune-line"
            summary={
              <h3 className="py-5 font-normal text-h4 leading-[1.3] tracking-[-0.01em] transition-colors">
                {question}
              </h3>
            }
          >
            <Paragraph className="max-w-[56ch] pb-s5 text-ink-2" text={answer} />
          </Panel>
        ))}
      </div>
    </Section>
  );
}

const link = clsx(
  "flex w-full items-center gap-[min(1.5rem,7.5vw)] py-4 text-left text-ink no-underline",
  styles.link,
);
const item = "flex flex-wrap border-b border-dune-line";

type ClosingLinksProps = {
  content: Coaching["closing"];
  support: string;
  renderTrigger: RenderTrigger;
};

export function ClosingLinks({ content, support, renderTrigger }: ClosingLinksProps) {
  return (
    <Section name="closing" className="relative py-band bg-paper pb-[calc(var(--spacing-band)+5rem)]">
      <h2 id="h-closing" className="max-w-[14em]">
        {content.heading}
      </h2>
      <NoScriptNote support={support} className="mt-s5" />
      <ul role="list" className="mt-s6 border-t border-gold">
        {(["partnership", "collective"] as const).map((program) => (
          <li key={program} className={item}>
            {renderTrigger(program, link, <LinkText program={program} {...content[program]} />)}
          </li>
        ))}
        <li className={item}>
          <a className={link} href="#program-options">
            <LinkText program="blueprint" {...content.blueprint} />
          </a>
        </li>
      </ul>
    </Section>
  );
}

function LinkText({ program, label, note }: { program: ProgramId; label: string; note: string }) {
  return (
    <>
      <Icon name={programs[program].icon} />
      <span>{label}</span>
      <span className="note ml-auto flex-none font-text tracking-normal max-tab:hidden">{note}</span>
    </>
  );
}
