import { home } from "@/content/home";
import { classNames } from "@/lib/class-names";

export function Voices() {
  const { heading, list } = home.voices;
  return (
    <section className="band" aria-labelledby="h-voices">
      <div className="wrap">
        <h2 id="h-voices" className="visually-hidden">
          {heading}
        </h2>
        <div className="grid12 voices">
          {list.map((voice, i) => (
            <figure key={voice.by} className={classNames("voice", i === 0 ? "voice--lead" : "voice--small")}>
              <blockquote>“{voice.quote}”</blockquote>
              <figcaption>{voice.by}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
