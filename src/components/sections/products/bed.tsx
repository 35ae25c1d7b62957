import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import type { products } from "@/content/products";

export function Bed({ content, garden }: { content: typeof products.hero; garden: ReactNode }) {
  return (
    <section className="bed" aria-labelledby="h-bed">
      <div className="wrap bed__text">
        <h1 id="h-bed">{content.title}</h1>
        <p className="lead">{content.lead}</p>
        <div className="actions">
          <ButtonLink href="/auth" rise>
            {content.action}
          </ButtonLink>
          <a className="textlink" href="#seeds">
            {content.more}
          </a>
        </div>
      </div>
      {garden}
      <p className="wrap bed__caption">
        <span className="aside">{content.caption}</span>
      </p>
    </section>
  );
}
