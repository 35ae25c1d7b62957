import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { result } from "@/content/quiz";

type MemberCallProps = { saved: ReactNode; retake: ReactNode };

export function MemberCall({ saved, retake }: MemberCallProps) {
  const { heading, text, lounge, products } = result.member;
  return (
    <section className="band rs-keep" aria-labelledby="h-keep">
      <div className="wrap grid12">
        <div className="rs-keep__text">
          <h2 id="h-keep">{heading}</h2>
          <p className="lead">{text}</p>
          <div className="actions">
            <ButtonLink href={lounge.href}>{lounge.text}</ButtonLink>
            <ButtonLink href={products.href} variant="line">
              {products.text}
            </ButtonLink>
          </div>
        </div>
        <div className="rs-keep__links">
          {saved}
          {retake}
        </div>
      </div>
    </section>
  );
}
