import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { PageLink } from "@/components/ui/page-link";
import { result } from "@/content/quiz";
import { classNames } from "@/lib/class-names";

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

type ResultActionsFrameProps = {
  heading: string;
  text: string;
  actions: ReactNode;
  links: ReactNode;
  isWaiting?: boolean;
};

function ResultActionsFrame({ heading, text, actions, links, isWaiting }: ResultActionsFrameProps) {
  return (
    <section
      className="relative py-band bg-dune pb-[calc(var(--spacing-band)+clamp(60px,8vw,120px))]"
      aria-labelledby="h-actions"
      aria-busy={isWaiting}
    >
      <div className={classNames("wrap grid12 items-end gap-y-s6", isWaiting && "invisible")}>
        <div className="wide:col-[1/8]">
          <h2 id="h-actions">{heading}</h2>
          <p className="lead mt-5">{text}</p>
          <div className="mt-s5 flex flex-wrap items-center gap-s4">{actions}</div>
        </div>
        <div className="grid justify-items-start wide:col-[9/-1]">{links}</div>
      </div>
    </section>
  );
}

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
