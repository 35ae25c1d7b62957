import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { result } from "@/content/quiz";
import { ResultActionsFrame } from "./result-actions-frame";

type MemberResultActionsProps = { saved: ReactNode; retake: ReactNode };

export function MemberResultActions({ saved, retake }: MemberResultActionsProps) {
  const { heading, text, lounge, products } = result.member;
  return (
    <ResultActionsFrame
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
