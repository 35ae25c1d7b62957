import { Paragraph } from "@/components/ui/words";
import type { Corporate } from "@/content/corporate";
import { classNames } from "@/lib/class-names";
import styles from "./process.module.css";

export function Process({ content }: { content: Corporate["process"] }) {
  return (
    <section className="relative py-band bg-paper overflow-clip" aria-labelledby="h-process">
      <div className="wrap">
        <h2 id="h-process">{content.title}</h2>
      </div>
      <div className={classNames("mt-s7", styles.ruler)}>
        <svg
          className="block h-10 w-full max-w-none fill-none stroke-gold stroke-[1.4]"
          viewBox="0 0 2400 40"
          preserveAspectRatio="xMinYMin slice"
          aria-hidden="true"
        >
          <path d="M-10 .7H2410" />
          <path strokeWidth="26" strokeDasharray="1.4 98.6" d="M-.7 13H2400" />
          <path strokeWidth="16" strokeDasharray="0.8 99.2" d="M49.6 8H2400" />
          <path strokeWidth="9" strokeDasharray="0.8 9.2" d="M9.6 4.5H2400" />
        </svg>
      </div>
      <div className="wrap">
        <ol role="list" className={classNames("mt-s4 grid gap-s6", styles.steps)}>
          {[content.discovery, content.design, content.delivery].map((step, index) => (
            <li key={index}>
              <h3 className="mt-[0.4rem] min-[44rem]:max-wide:min-h-[2.32em]">{step.name}</h3>
              <Paragraph className="mt-[0.6rem] max-w-[38ch] text-ink-2" text={step.text} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
