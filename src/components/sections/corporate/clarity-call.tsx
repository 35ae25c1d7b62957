import { rays, round } from "@/components/art/geometry";
import { corporate } from "@/content/corporate";
import { type Booking, BookingLink } from "./booking-link";

const { call } = corporate;

const quarterLines = Array.from({ length: 11 }, (_, index) => {
  const y = 20 + ((index + 1) * 140) / 12;
  return `M160 ${round(y)}H${round(160 + Math.sqrt(140 ** 2 - (160 - y) ** 2))}`;
}).join("");

export function ClarityCall({ booking }: { booking: Booking }) {
  return (
    <section className="band on-night co-call" aria-labelledby="h-call" data-meets-footer>
      <div className="wrap">
        <div className="grid12">
          <svg className="co-call__clock" viewBox="0 0 320 320" role="img" aria-label={call.clock}>
            <path className="full" d="M160 160V20A140 140 0 0 1 300 160Z" />
            <circle cx="160" cy="160" r="140" />
            <circle className="hair" cx="160" cy="160" r="132" />
            <path className="hair" d={rays(160, 160, 140, 150, 60) + quarterLines} />
            <path d={`${rays(160, 160, 140, 158, 4)}M160 160V34M160 160H286`} />
            <circle className="dot" cx="160" cy="160" r="5" />
          </svg>
          <div className="co-call__text">
            <h2 id="h-call">{call.title}</h2>
            <p className="lead">{call.lead}</p>
            <div className="actions">
              <BookingLink to={booking} variant="gold">
                {call.action}
              </BookingLink>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
