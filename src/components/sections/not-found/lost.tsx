import { Scene } from "@/components/art/scene";
import { ButtonLink } from "@/components/ui/button-link";
import { PageLink } from "@/components/ui/page-link";
import { notFound } from "@/content/not-found";

export function Lost() {
  const { heading, lead, home, lounge } = notFound;
  return (
    <section className="nf" aria-labelledby="h-nf" data-meets-footer>
      <Scene name="lost" className="nf__pic" priority />
      <div className="wrap">
        <div className="nf__text">
          <h1 id="h-nf">{heading}</h1>
          <p className="lead">{lead}</p>
          <div className="actions">
            <ButtonLink href={home.href} rise>
              {home.label}
            </ButtonLink>
            <PageLink className="textlink" href={lounge.href}>
              {lounge.label}
            </PageLink>
          </div>
        </div>
      </div>
    </section>
  );
}
