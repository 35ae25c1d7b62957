import { filmCuts } from "@/components/art/films";
import { Scene } from "@/components/art/scene";
import { Film } from "@/components/ui/film";
import { corporate } from "@/content/corporate";
import { type Booking, BookingLink } from "./booking-link";

const { brief } = corporate;

export function Brief({ booking }: { booking: Booking }) {
  return (
    <section className="co-brief" aria-labelledby="h-brief">
      <div className="co-brief__text">
        <h1 id="h-brief">{brief.title}</h1>
        <p className="lead">{brief.lead}</p>
        <div className="co-brief__action">
          <BookingLink to={booking}>{brief.action}</BookingLink>
        </div>
        <dl>
          {brief.facts.map((fact) => (
            <div key={fact.term}>
              <dt>{fact.term}</dt>
              <dd>{fact.text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="co-brief__film">
        <Film cuts={filmCuts.corporate} pauseLabel={brief.pause} playLabel={brief.play}>
          <Scene name="corporate" alt={brief.picture} priority />
        </Film>
      </div>
    </section>
  );
}
