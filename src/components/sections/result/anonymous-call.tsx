import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { PageLink } from "@/components/ui/page-link";
import { result } from "@/content/quiz";
import { classNames } from "@/lib/class-names";

type AnonymousCallProps = { isWaiting: boolean; retake: ReactNode };

export function AnonymousCall({ isWaiting, retake }: AnonymousCallProps) {
  const { heading, text, create, explore, products } = result.anonymous;
  return (
    <section className="band rs-keep" aria-labelledby="h-keep" aria-busy={isWaiting}>
      <div className={classNames("wrap grid12", isWaiting && "rs-keep--waiting")}>
        <div className="rs-keep__text">
          <h2 id="h-keep">{heading}</h2>
          <p className="lead">{text}</p>
          <div className="actions">
            <ButtonLink href={create.href}>{create.text}</ButtonLink>
            <ButtonLink href={explore.href} variant="line">
              {explore.text}
            </ButtonLink>
          </div>
        </div>
        <div className="rs-keep__links">
          <PageLink className="textlink" href={products.href}>
            {products.text}
          </PageLink>
          {retake}
        </div>
      </div>
    </section>
  );
}
