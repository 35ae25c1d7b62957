"use client";

import { clsx } from "clsx";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button-link";
import { TextLink } from "@/components/ui/page-link";
import { result } from "@/content/quiz";
import { useSession } from "@/features/account/session/session";
import { RetakeLink, SaveNotice } from "@/features/quiz/components/saved-result";
import { useSaveState } from "@/features/quiz/save-result";
import { getMemberName } from "@/lib/member-name";

export function ResultActions() {
  const { status } = useSession();
  const isWaiting = status === "loading";
  const isMember = status === "signed-in";
  const { anonymous, member } = result;
  const texts = isMember ? member : anonymous;
  const [first, second] = isMember ? [member.lounge, member.products] : [anonymous.create, anonymous.explore];
  return (
    <section
      className="relative py-band bg-dune pb-[calc(var(--spacing-band)+clamp(60px,8vw,120px))]"
      aria-labelledby="h-actions"
      aria-busy={isWaiting}
    >
      <div className={clsx("wrap grid12 items-end gap-y-s6", isWaiting && "invisible")}>
        <div className="wide:col-[1/8]">
          <h2 id="h-actions">{texts.heading}</h2>
          <p className="lead mt-5">{texts.text}</p>
          <div className="mt-s5 flex flex-wrap items-center gap-s4">
            <ButtonLink href={first.href}>{first.text}</ButtonLink>
            <ButtonLink href={second.href} variant="line">
              {second.text}
            </ButtonLink>
          </div>
        </div>
        <div className="grid justify-items-start wide:col-[9/-1]">
          {isMember ? (
            <SaveNotice />
          ) : (
            <TextLink href={anonymous.products.href}>{anonymous.products.text}</TextLink>
          )}
          <RetakeLink />
        </div>
      </div>
    </section>
  );
}

export function ResultGreeting() {
  const { status, user } = useSession();
  const name = user && getMemberName(user);
  return <p aria-busy={status === "loading"}>{status === "loading" ? null : result.welcome(name)}</p>;
}

/** The space is reserved, so that nothing moves when the text appears. */
export function ResultMark() {
  const { user } = useSession();
  const isKept = useSaveState() === "saved" && user !== null;
  return <div className="mt-s4 min-h-7">{isKept ? <Badge tone="ok">{result.member.mark}</Badge> : null}</div>;
}
