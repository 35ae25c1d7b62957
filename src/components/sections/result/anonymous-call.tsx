import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { PageLink } from "@/components/ui/page-link";
import { result } from "@/content/quiz";
import { ResultActions } from "./result-actions";

type AnonymousCallProps = { isWaiting: boolean; retake: ReactNode };

export function AnonymousCall({ isWaiting, retake }: AnonymousCallProps) {
  const { heading, text, create, explore, products } = result.anonymous;
  return (
    <ResultActions
      heading={heading}
      text={text}
      isWaiting={isWaiting}
      actions={
        <>
          <ButtonLink href={create.href}>{create.text}</ButtonLink>
          <ButtonLink href={explore.href} variant="line">
            {explore.text}
          </ButtonLink>
        </>
      }
      links={
        <>
          <PageLink className="textlink" href={products.href}>
            {products.text}
          </PageLink>
          {retake}
        </>
      }
    />
  );
}
