import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { result } from "@/content/quiz";
import { ResultActions } from "./result-actions";

type MemberCallProps = { saved: ReactNode; retake: ReactNode };

export function MemberCall({ saved, retake }: MemberCallProps) {
  const { heading, text, lounge, products } = result.member;
  return (
    <ResultActions
      heading={heading}
      text={text}
      actions={
        <>
          <ButtonLink href={lounge.href}>{lounge.text}</ButtonLink>
          <ButtonLink href={products.href} variant="line">
            {products.text}
          </ButtonLink>
        </>
      }
      links={
        <>
          {saved}
          {retake}
        </>
      }
    />
  );
}
