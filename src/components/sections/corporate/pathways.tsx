import { corporate } from "@/content/corporate";
import type { Booking } from "./booking-link";
import { Pathway } from "./pathway";

export function Pathways({ booking }: { booking: Booking }) {
  const { title, lead, list } = corporate.pathways;
  return (
    <section className="band co-paths" aria-labelledby="h-paths">
      <div className="wrap">
        <h2 id="h-paths">{title}</h2>
        <p className="lead">{lead}</p>
        <div className="co-paths__table">
          {list.map((pathway) => (
            <Pathway key={pathway.name} pathway={pathway} booking={booking} />
          ))}
        </div>
      </div>
    </section>
  );
}
