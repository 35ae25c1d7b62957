import type { coaching } from "@/content/coaching";

export function Letters({ content }: { content: typeof coaching.letters }) {
  return (
    <section className="band" aria-labelledby="h-letters">
      <div className="wrap grid12 letters">
        <div className="letters__head">
          <div className="letters__stay">
            <h2 id="h-letters">{content.heading}</h2>
            <p className="lead">{content.lead}</p>
          </div>
        </div>
        <div className="letters__list">
          {content.list.map((letter) => (
            <article key={letter.from} className="letter">
              <h3>{letter.heading}</h3>
              <p>{letter.text}</p>
              <p className="aside">{letter.from}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
