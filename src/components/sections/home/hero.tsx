import { filmCuts } from "@/components/art/films";
import { Scene } from "@/components/art/scene";
import { ButtonLink } from "@/components/ui/button-link";
import { Film } from "@/components/ui/film";
import { home } from "@/content/home";
import { filmWords } from "@/content/shell";

export function Hero() {
  const { heading, lead, primary, secondary } = home.hero;
  return (
    <section className="hero" aria-labelledby="h-hero">
      <div className="wrap hero__sky">
        <h1 id="h-hero">{heading}</h1>
      </div>
      <Film
        className="hero__film"
        cuts={filmCuts.hero}
        pauseLabel={filmWords.pause}
        playLabel={filmWords.play}
      >
        <Scene name="hero" priority />
      </Film>
      <div className="wrap hero__ground">
        <div className="hero__foot">
          <p className="lead">{lead}</p>
          <div className="actions">
            <ButtonLink href={primary.href} rise>
              {primary.label}
            </ButtonLink>
            <a className="textlink" href={secondary.href}>
              {secondary.label}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
