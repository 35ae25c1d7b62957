import { pricing } from "@/content/pricing";

export function GuestBook() {
  const { title, list } = pricing.guests;
  return (
    <section className="band" aria-labelledby="h-guests">
      <div className="wrap">
        <div className="pr-guests">
          <h2 id="h-guests">{title}</h2>
          {list.map((guest) => (
            <figure key={guest.by} className="pr-guest">
              <blockquote>“{guest.quote}”</blockquote>
              <figcaption>{guest.by}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
