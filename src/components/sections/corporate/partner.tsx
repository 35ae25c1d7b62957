import { Sign } from "@/components/art/sign";
import { corporate } from "@/content/corporate";

export function Partner() {
  const { title, lead, terms, sign } = corporate.partner;
  return (
    <section className="band band--dune co-partner" aria-labelledby="h-partner">
      <div className="wrap">
        <div className="grid12">
          <div className="co-partner__head">
            <h2 id="h-partner">{title}</h2>
            <p className="lead">{lead}</p>
          </div>
          <div className="co-partner__sheet">
            <ol>
              {terms.map((term) => (
                <li key={term.name}>
                  <h3>{term.name}</h3>
                  <p>{term.text}</p>
                </li>
              ))}
            </ol>
            <p className="co-partner__sign">
              <span>{sign.you}</span>
              <span>
                {sign.us} <Sign name="mark" />
              </span>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
