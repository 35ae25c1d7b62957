import { Sign } from "@/components/art/sign";
import { Badge } from "@/components/ui/badge";
import { corporate } from "@/content/corporate";
import { classNames } from "@/lib/class-names";
import { type Booking, BookingLink } from "./booking-link";

const { rows, action, about, list } = corporate.pathways;

type PathwayProps = { pathway: (typeof list)[number]; booking: Booking };

export function Pathway({ pathway, booking }: PathwayProps) {
  const { name, sign, prefix, price, badge, reach, deliverables, outcomes } = pathway;
  return (
    <article className={classNames("co-path", badge && "co-path--most")}>
      <header>
        <Sign name={sign} />
        <h3>{name}</h3>
        {badge ? <Badge tone="gold">{badge}</Badge> : null}
      </header>
      <p className="co-path__price">
        <small>{prefix}</small> {price}
      </p>
      <div className="co-path__cell">
        <h4>{rows.reach}</h4>
        <p>{reach}</p>
      </div>
      <PathwayList heading={rows.deliverables} items={deliverables} />
      <PathwayList heading={rows.outcomes} items={outcomes} />
      <div className="co-path__act">
        <BookingLink to={booking} variant={badge ? "primary" : "line"}>
          <span>
            {action}
            <span className="visually-hidden">
              {" "}
              {about} {name}
            </span>
          </span>
        </BookingLink>
      </div>
    </article>
  );
}

function PathwayList({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <div className="co-path__cell">
      <h4>{heading}</h4>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
