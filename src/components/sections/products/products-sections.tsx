import { clsx } from "clsx";
import type { ReactNode } from "react";
import { chords, polar, rays, repeat, segment } from "@/components/art/geometry";
import { Section } from "@/components/layout/section";
import { ButtonLink } from "@/components/ui/button-link";
import { buttonLook } from "@/components/ui/button-look";
import { EmailLink } from "@/components/ui/email-link";
import { TextLink } from "@/components/ui/page-link";
import { Paragraph, RichText } from "@/components/ui/rich-text";
import { defaultContent } from "@/content/documents";
import { type FreeTool, freeToolsOf, type Products } from "@/content/products";
import { signUp } from "@/content/shell";
import styles from "./products.module.css";

// A longer text moves the garden down instead of covering it.
const stack = "wide:grid wide:grid-cols-1 wide:items-end wide:*:col-start-1 wide:*:row-start-1";
const text = "wrap relative z-1 max-wide:pb-s6 wide:self-start";

export function ProductsHero({ content, garden }: { content: Products["hero"]; garden: ReactNode }) {
  return (
    <section className={clsx("relative overflow-clip", stack, styles.hero)} aria-labelledby="h-products">
      <div className={clsx(text, "low:pt-s5!", styles.text)}>
        <h1 id="h-products" className="hero-title low:max-w-none!">
          {content.title}
        </h1>
        <Paragraph className={clsx("lead mt-s5 text-ink low:mt-4", styles.lead)} text={content.lead} />
        <div className="actions mt-s6 low:mt-5 wide:gap-x-s5">
          <ButtonLink href={signUp} hasRise>
            {content.action}
          </ButtonLink>
          <a className="textlink" href="#seeds">
            {content.more}
          </a>
        </div>
      </div>
      {garden}
      <p className={clsx("wrap relative wide:absolute", styles.caption)}>
        <span className="aside block max-w-[26em] text-balance text-gold-deep">{content.caption}</span>
      </p>
    </section>
  );
}

const offer = "mt-s6 flex flex-wrap items-center justify-between gap-x-s7 gap-y-s5";

type FreeToolkitProps = {
  content: Products;
  stateOf: (tool: FreeTool) => ReactNode;
  hasOpenTool: boolean;
};

export function FreeToolkit({ content, stateOf, hasOpenTool }: FreeToolkitProps) {
  const { title, lead, waitlist } = content.toolkit;
  // The default text promises an email about the first open tool. The coach's own text may stay true.
  const isOutdated = hasOpenTool && waitlist.text === defaultContent("products").toolkit.waitlist.text;
  return (
    <Section
      name="toolkit"
      className="on-night relative overflow-clip pt-[calc(var(--spacing-band)*0.8)] pb-band"
    >
      <div className={clsx("grid gap-x-gap gap-y-s4", styles.head)}>
        <h2 id="h-toolkit">{title}</h2>
        <Paragraph className="lead" text={lead} />
      </div>
      <ol role="list" className={clsx("relative mt-s7 grid gap-s6", styles.tools)}>
        {freeToolsOf(content).map((tool) => (
          <li key={tool.id} className={clsx("flex flex-col", styles.pocket)} data-tool={tool.id}>
            <svg
              className={clsx("h-auto fill-none stroke-gold-light", styles.tool)}
              viewBox={`0 0 ${drawings[tool.id].width} 330`}
              strokeWidth="1.4"
              role="img"
              aria-label={tool.drawing}
            >
              {drawings[tool.id].lines}
            </svg>
            <div className={clsx("relative flex-1 border border-night-line", styles.cloth)}>
              <p className={clsx("text-gold-light", styles.soon)}>{stateOf(tool)}</p>
              <h3 className="mt-[0.35rem] tab:max-wide:text-[1.3125rem]">{tool.name}</h3>
              <Paragraph className="mt-[0.6rem] max-w-[34ch]" text={tool.text} />
            </div>
          </li>
        ))}
      </ol>
      <div className={clsx(offer, styles.offer)}>
        {isOutdated ? null : (
          <p className="max-w-[36em]">
            <b className="font-[560] text-on-night">{waitlist.lead}</b> <RichText text={waitlist.text} />
          </p>
        )}
        <ButtonLink href={signUp} variant="gold">
          {waitlist.action}
        </ButtonLink>
      </div>
    </Section>
  );
}

function Wheel() {
  const pointer = -Math.PI * 0.32;
  const [sunX, sunY] = polar(150, 150, 86, pointer);
  const needle = segment(polar(150, 150, 12, pointer + Math.PI), polar(150, 150, 124, pointer));
  const feelings = repeat(40, (index) => {
    const angle = (index * Math.PI) / 20;
    return segment(polar(150, 150, 104, angle), polar(150, 150, index % 5 ? 118 : 128, angle));
  });
  return (
    <>
      <circle className="fill-night stroke-none" cx="150" cy="150" r="138" />
      <circle cx="150" cy="150" r="138" />
      <circle cx="150" cy="150" r="104" />
      <circle cx="150" cy="150" r="72" />
      <circle cx="150" cy="150" r="40" />
      <path d={rays(150, 150, 40, 104, 8, Math.PI / 8, Math.PI * 2.125) + needle} />
      <path strokeWidth="0.7" d={`${feelings}${rays(150, 150, 44, 68, 48)}M82 150A68 68 0 0 1 218 150`} />
      <circle className="fill-dawn-1 stroke-none" cx={sunX.toFixed(1)} cy={sunY.toFixed(1)} r="9" />
      <circle className="fill-gold-light stroke-none" cx="150" cy="150" r="5" />
      <path d="M138 287V332M162 287V332" />
      <path strokeWidth="0.7" d="M138 300H162M138 312H162M138 324H162" />
    </>
  );
}

function Gauge() {
  const marks = repeat(37, (index) => `M70 ${24 + index * 8}h${index % 5 ? 9 : 18}`);
  const waves = repeat(6, (index) => {
    const width = 92 - index * 4;
    return `M${100 - width} ${196 + index * 16}q${width / 2} ${index - 10} ${width} 0t${width} 0`;
  });
  return (
    <>
      <path className="fill-night stroke-none" d="M70 12H130V332H70Z" />
      <path d="M70 332V12H130V332M64 12H136M100 0V150" />
      <path strokeWidth="0.7" d={marks} />
      <circle className="fill-dawn-1 stroke-none" cx="100" cy="172" r="20" />
      <path d="M120 172A20 20 0 1 1 80 172A20 20 0 1 1 120 172M80 172H120" />
      <path strokeWidth="0.7" d={waves + chords(100, 172, 20, 4)} />
    </>
  );
}

function Pencil() {
  return (
    <>
      <path className="fill-night stroke-none" d="M65 6L97 84V332H33V84Z" />
      <path d="M33 332V84L65 6L97 84V332" />
      <path d="M54.7 31H75.3M33 84Q43 96 49 84Q57 72 65 84Q73 96 81 84Q89 72 97 84M49 84V332M81 84V332" />
      <path strokeWidth="0.7" d="M58 96V332M72 96V332M40 98V332M90 98V332" />
      <path className="fill-dawn-1 stroke-none" d="M65 6L75.3 31H54.7Z" />
    </>
  );
}

const drawings = {
  wheel: { width: 300, lines: <Wheel /> },
  gauge: { width: 200, lines: <Gauge /> },
  pencil: { width: 130, lines: <Pencil /> },
};

type SuggestAppProps = {
  content: Products["suggestion"];
  number: number;
  support: string;
};

export function SuggestApp({ content, number, support }: SuggestAppProps) {
  return (
    <Section
      name="suggest"
      wrap="grid12"
      className="bg-dune pt-[calc(var(--spacing-band)*0.8)] pb-[calc(var(--spacing-band)+5rem)]"
    >
      <div className={clsx("relative mb-s6 max-w-full self-start", styles.packet)}>
        <PacketDrawing />
        <p className={clsx("absolute text-center text-gold-ink", styles.number)} aria-hidden="true">
          {number}
        </p>
      </div>
      <div className={clsx("self-center", styles.packetText)}>
        <h2 id="h-suggest">{content.title}</h2>
        <Paragraph className="lead mt-s5 text-ink" text={content.lead} />
        <div className="actions mt-s6">
          <EmailLink className={buttonLook({ variant: "line" })} address={support} subject={content.subject}>
            {content.action}
          </EmailLink>
          <TextLink href="/lounge">{content.rest}</TextLink>
        </div>
      </div>
    </Section>
  );
}

function PacketDrawing() {
  return (
    <svg
      className="h-auto w-full overflow-visible fill-none stroke-gold"
      viewBox="0 0 300 400"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      <path d="M10 46H290V390H10ZM10 46L40 8H260L290 46" strokeDasharray="7 6" />
      <path d="M10 58H290M150 8V46" strokeWidth="0.7" strokeDasharray="2 5" />
      <path
        d="M70 270H230M150 270V236M150 270Q148 300 152 322M150 284Q138 288 132 302M150 284Q162 288 168 302"
        strokeWidth="0.7"
      />
      <path d="M60 270H240M150 236Q148 214 166 206Q172 226 150 236" />
    </svg>
  );
}
