import { Scene } from "@/components/art/scene";
import { about } from "@/content/about";

const words = about.hero;

export function AboutHero() {
  return (
    <section className="ab-hero" aria-labelledby="h-about">
      <div className="wrap">
        <div className="grid12 ab-hero__grid">
          <h1 id="h-about">{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
      </div>
      <div className="ab-hero__pic">
        <Scene name="caravan" alt={words.picture} priority />
      </div>
      <div className="wrap">
        <p className="aside ab-hero__cap">{words.caption}</p>
      </div>
    </section>
  );
}
