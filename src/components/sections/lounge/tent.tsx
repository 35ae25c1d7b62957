import { Scene } from "@/components/art/scene";
import { ButtonLink } from "@/components/ui/button-link";
import { lounge } from "@/content/lounge";

export function Tent() {
  const { title, lead, action, more } = lounge.hero;
  return (
    <section className="lo-tent" aria-labelledby="h-lounge">
      <Scene name="tent" className="lo-tent__scene" priority />
      <div className="wrap">
        <div className="lo-tent__text">
          <h1 id="h-lounge">{title}</h1>
          <p className="lead">{lead}</p>
          <div className="actions">
            <ButtonLink href={action.href} rise>
              {action.label}
            </ButtonLink>
            <a className="textlink" href={more.href}>
              {more.label}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
