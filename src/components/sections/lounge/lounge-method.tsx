import { lounge } from "@/content/lounge";
import { classNames } from "@/lib/class-names";
import styles from "./lounge-method.module.css";
import { MethodPillar } from "./method-pillar";

export function LoungeMethod() {
  const { title, lead, note, pillars } = lounge.method;
  return (
    <section id="method" aria-labelledby="h-method">
      <div className={classNames("wrap pb-s7", styles.head)}>
        <h2 id="h-method">{title}</h2>
        <p className="lead mt-s4 wide:col-start-1">{lead}</p>
        <p className="note mt-s5 max-w-[34em] wide:col-start-3 wide:row-start-2">{note}</p>
      </div>
      {pillars.map((pillar) => (
        <MethodPillar key={pillar.id} pillar={pillar} />
      ))}
    </section>
  );
}
