import { about } from "@/content/about";
import { StillLife } from "./still-life";

const words = about.bio;

export function Bio() {
  return (
    <section className="band ab-bio" aria-labelledby="h-bio">
      <div className="wrap">
        <div className="grid12">
          <figure className="ab-bio__plate on-night">
            <StillLife label={words.picture} />
            <figcaption className="aside">{words.caption}</figcaption>
          </figure>
          <div className="ab-bio__text">
            <h2 id="h-bio">{words.title}</h2>
            <p className="ab-bio__first">{words.first}</p>
            {words.texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p className="aside ab-bio__sign">{words.sign}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
