import { polar, segment } from "@/components/art/geometry";
import { Paragraph } from "@/components/ui/words";
import type { Coaching } from "@/content/coaching";
import { classNames } from "@/lib/class-names";
import styles from "./guarantee.module.css";

export function Guarantee({ content }: { content: Coaching["guarantee"] }) {
  return (
    <section className="relative break-inside-avoid py-band bg-dune" aria-labelledby="h-guarantee">
      <div className="wrap grid12 items-center gap-y-s6">
        <Seal {...content.seal} />
        <div className="tab:col-start-6 wide:col-end-12">
          <h2 id="h-guarantee">{content.heading}</h2>
          <Paragraph className="lead mt-s5" text={content.text} />
        </div>
      </div>
    </section>
  );
}

const marks = Array.from({ length: 120 }, (_, index) => {
  const angle = (index * Math.PI) / 60;
  return segment(polar(160, 160, index % 5 ? 146 : 140, angle), polar(160, 160, 152, angle));
}).join("");

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
        className={classNames("fill-ink forced-colors:fill-[CanvasText]", styles.figure)}
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
