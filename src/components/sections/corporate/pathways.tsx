import { corporate } from "@/content/corporate";
import { classNames } from "@/lib/class-names";
import { Pathway } from "./pathway";
import styles from "./pathways.module.css";

export function Pathways({ booking }: { booking: string }) {
  const { title, lead, list } = corporate.pathways;
  return (
    <section className={classNames("relative py-band", styles.pathways)} aria-labelledby="h-pathways">
      <div className="wrap">
        <h2 id="h-pathways">{title}</h2>
        <p className="lead mt-s4">{lead}</p>
        <div className={classNames("mt-s7 grid grid-cols-1 gap-s5", styles.table)}>
          {list.map((pathway) => (
            <Pathway key={pathway.name} pathway={pathway} booking={booking} />
          ))}
        </div>
      </div>
    </section>
  );
}
