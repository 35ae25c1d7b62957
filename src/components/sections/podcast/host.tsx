import { podcast } from "@/content/podcast";
import { Shell } from "./shell";

export function Host() {
  const { title, quote, text, drawing } = podcast.host;
  return (
    <section className="band band--dune po-host" aria-labelledby="h-host">
      <div className="wrap">
        <div className="grid12">
          <div className="po-host__text">
            <h2 id="h-host">{title}</h2>
            <blockquote>“{quote}”</blockquote>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className="po-host__figure">
            <Shell label={drawing} />
          </div>
        </div>
      </div>
    </section>
  );
}
