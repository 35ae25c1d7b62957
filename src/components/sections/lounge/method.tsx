import { lounge } from "@/content/lounge";
import { PillarBand } from "./pillar-band";

export function Method() {
  const { title, lead, note, pillars } = lounge.method;
  return (
    <section className="lo-method" id="method" aria-labelledby="h-method">
      <div className="wrap lo-method__head">
        <h2 id="h-method">{title}</h2>
        <p className="lead">{lead}</p>
        <p className="note">{note}</p>
      </div>
      {pillars.map((pillar) => (
        <PillarBand key={pillar.id} pillar={pillar} />
      ))}
    </section>
  );
}
