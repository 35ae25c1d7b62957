import { Sign } from "@/components/art/sign";
import type { coaching } from "@/content/coaching";
import { type ProgramId, programs } from "@/content/programs";
import { classNames } from "@/lib/class-names";
import styles from "./doors.module.css";
import type { Opener } from "./opener";

const item = "flex flex-wrap border-b border-dune-line";

type DoorsProps = {
  content: typeof coaching.closing;
  opener: Opener;
};

export function Doors({ content, opener }: DoorsProps) {
  const { blueprint } = content.doors;
  return (
    <section className="band band--paper pb-[calc(var(--spacing-band)+5rem)]" aria-labelledby="h-doors">
      <div className="wrap">
        <h2 id="h-doors" className="max-w-[14em]">
          {content.heading}
        </h2>
        <ul className="mt-s6 border-t border-gold">
          {(["partnership", "collective"] as const).map((program) => (
            <li key={program} className={item}>
              {opener(
                program,
                classNames(styles.door),
                <Row program={program} {...content.doors[program]} />,
              )}
            </li>
          ))}
          <li className={item}>
            <a className={styles.door} href={blueprint.href}>
              <Row program="blueprint" {...blueprint} />
            </a>
          </li>
        </ul>
      </div>
    </section>
  );
}

function Row({ program, label, note }: { program: ProgramId; label: string; note: string }) {
  return (
    <>
      <Sign name={programs[program].sign} />
      <span>{label}</span>
      <span className="note ml-auto flex-none font-text tracking-normal max-tab:hidden">{note}</span>
    </>
  );
}
