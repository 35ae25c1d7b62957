import { lounge } from "@/content/lounge";
import { classNames } from "@/lib/class-names";
import styles from "./method.module.css";
import { PillarBand } from "./pillar-band";

export function Method() {
  const { title, lead, note, pillars } = lounge.method;
  return (
    <section id="method" aria-labelledby="h-method">
      <div className={classNames("wrap pb-s7", styles.head)}>
        <h2 id="h-method">{title}</h2>
        <p className="lead mt-s4 wide:col-start-1">{lead}</p>
        <p className="note mt-s5 max-w-[34em] wide:col-start-3 wide:row-start-2">{note}</p>
      </div>
      {pillars.map((pillar) => (
        <PillarBand key={pillar.id} pillar={pillar} />
      ))}
    </section>
  );
}
