import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { PageLink } from "@/components/ui/page-link";
import { result } from "@/content/quiz";
import { ResultActionsFrame } from "./result-actions-frame";

type AnonymousResultActionsProps = { isWaiting: boolean; retake: ReactNode };

export function AnonymousResultActions({ isWaiting, retake }: AnonymousResultActionsProps) {
  const { heading, text, create, explore, products } = result.anonymous;
  return (
    <ResultActionsFrame
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
