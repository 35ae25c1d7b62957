import { about } from "@/content/about";

const words = about.journey;

export function Journey() {
  return (
    <section className="ab-turn" aria-labelledby="h-turn">
      <div className="ab-turn__head">
        <div className="wrap">
          <h2 id="h-turn">{words.title}</h2>
        </div>
      </div>
      <div className="ab-turn__cols">
        <div className="wrap">
          <div className="ab-turn__names" aria-hidden="true">
            <p>{words.before}</p>
            <p>{words.after}</p>
          </div>
          <ol>
            {words.turns.map((turn) => (
              <li key={turn.was}>
                <p className="ab-was">
                  <span className="visually-hidden">{words.before}: </span>
                  {turn.was}
                </p>
                <p className="ab-is">
                  <span className="visually-hidden">{words.after}: </span>
                  {turn.is}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
