import { Icon } from "@/components/art/icon";
import type { Coaching } from "@/content/coaching";
import { formTrigger } from "@/content/load-failures";
import { type ProgramId, programs } from "@/content/programs";
import { classNames } from "@/lib/class-names";
import styles from "./closing-links.module.css";
import type { RenderTrigger } from "./program-options";

const link = classNames("flex w-full items-center gap-s5 py-4 text-left text-ink no-underline", styles.link);
const item = "flex flex-wrap border-b border-dune-line";

type ClosingLinksProps = {
  content: Coaching["closing"];
  support: string;
  renderTrigger: RenderTrigger;
};

export function ClosingLinks({ content, support, renderTrigger }: ClosingLinksProps) {
  return (
    <section
      className="relative py-band bg-paper pb-[calc(var(--spacing-band)+5rem)]"
      aria-labelledby="h-closing"
    >
      <div className="wrap">
        <h2 id="h-closing" className="max-w-[14em]">
          {content.heading}
        </h2>
        <noscript>
          <p className="note mt-s5">
            {formTrigger.noScript} <a href={`mailto:${support}`}>{support}</a>
          </p>
        </noscript>
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
      </div>
    </section>
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
