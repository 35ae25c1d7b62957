import { lounge } from "@/content/lounge";
import { MethodPillar } from "./method-pillar";

// On the columns of the pillars below.
const head =
  "wrap pb-s7 wide:grid wide:grid-cols-[minmax(0,1fr)_6rem_minmax(0,1fr)] wide:items-end wide:gap-x-[calc(30px+3rem)]";

export function LoungeMethod() {
  const { title, lead, note, pillars } = lounge.method;
  return (
    <section id="method" aria-labelledby="h-method">
      <div className={head}>
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
