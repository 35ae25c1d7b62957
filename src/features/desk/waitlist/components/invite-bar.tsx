"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { desk } from "@/content/desk";
import { deskWaitlist } from "@/content/desk-waitlist";
import { readApiError } from "@/lib/api-error";
import { useRootAttribute } from "@/lib/use-root-attribute";
import { trpc } from "@/trpc/provider";
import { DeskProgress } from "../../components/desk-progress";
import { refusalText } from "../../refusals";
import type { Inviting } from "./invitations";

const text = deskWaitlist.bar;
const pollMs = 2_000;
const look =
  "on-night sticky bottom-4 z-10 mt-s5 flex print:hidden flex-wrap items-center gap-x-6 gap-y-3 rounded-sheet px-sheet py-[0.9rem] text-base leading-[1.45] shadow-lift wrap-anywhere max-tab:bottom-0 max-tab:mx-[calc(-1*clamp(1.25rem,1rem+2vw,3rem))] max-tab:rounded-none [&_p]:text-inherit";

export function InviteBar({ inviting }: { inviting: Inviting }) {
  const { chosen, choose, ask, invite, attempt, status, error, outcomes, note, close } = inviting;
  const bar = useRef<HTMLElement>(null);
  const people = [...chosen.values()];
  const isBusy = status === "pending";
  const hasFailed = status === "error";
  const canRetry = hasFailed && readApiError(error).code !== "BAD_REQUEST";
  const hasMessage = outcomes !== undefined || hasFailed || note !== null;

  // The clicked button or its row has disappeared, so the focus moves to this bar.
  useEffect(() => {
    if (isBusy || hasMessage) bar.current?.focus({ preventScroll: true });
  }, [isBusy, hasMessage]);

  const isHere = usePathname() === desk.pages.waitlist.href;
  const isShown = isBusy || hasMessage || (isHere && people.length > 0);
  useRootAttribute("data-invite-bar", isShown);
  return (
    <section ref={bar} aria-label={text.label} className={isShown ? look : "sr-only"} tabIndex={-1}>
      <div role="status" className="min-w-0 flex-[1_1_18rem] empty:hidden">
        {isBusy ? (
          <div className="grid gap-2">
            <p>{text.sending(attempt.people.length)}</p>
            <DeskProgress ground="night" className="w-full max-w-[32rem]" aria-label={text.label} />
          </div>
        ) : null}
        {outcomes ? <Summary attempt={attempt} outcomes={outcomes} /> : null}
        {hasFailed ? (
          <p>
            <span className="text-gold-light">
              {refusalText(error, deskWaitlist.done.failed(attempt.people.length))}
            </span>
          </p>
        ) : null}
        {note ? <p>{note}</p> : null}
      </div>
      {isHere && people.length > 0 && !isBusy && !hasMessage ? (
        <p className="flex-auto font-[560]">{text.chosen(people.length)}</p>
      ) : null}
      <div className="flex flex-wrap gap-[0.6rem] tab:ml-auto">
        {canRetry ? (
          <Button size="small" variant="gold" onClick={() => invite(attempt.people, true)}>
            {text.retry(attempt.people.length)}
          </Button>
        ) : null}
        {isHere && !isBusy && people.length > (canRetry ? attempt.people.length : 0) ? (
          <Button size="small" variant="gold" aria-keyshortcuts="i" onClick={() => ask(people)}>
            {text.invite(people.length)}
          </Button>
        ) : null}
        {isHere && !isBusy && people.length > 0 ? (
          <Button size="small" variant="ghost" onClick={() => choose(people, false)}>
            {text.clear}
          </Button>
        ) : null}
        {hasMessage ? (
          <Button size="small" variant="ghost" onClick={close}>
            {text.close}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

type SummaryProps = Pick<Inviting, "attempt"> & { outcomes: NonNullable<Inviting["outcomes"]> };

function Summary({ attempt: { people, isRetry }, outcomes }: SummaryProps) {
  const { data: queued = 0 } = trpc.desk.waitlist.countQueued.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data === 0 ? false : pollMs),
  });
  // If an answer was lost, the first attempt may have succeeded, so "already invited" after a retry is a success.
  const isInvited = (outcome: string) => outcome === "invited" || (isRetry && outcome === "already");
  const invited = outcomes.filter(({ outcome }) => isInvited(outcome));
  const already = outcomes.filter(({ outcome }) => outcome === "already" && !isInvited(outcome)).length;
  const gone = outcomes.length - invited.length - already;
  const { done } = deskWaitlist;
  const one = invited.length === 1 ? people.find(({ id }) => id === invited[0]?.id) : undefined;
  const some = invited.length > 0 ? done.invited(invited.length) : done.none;
  return (
    <>
      <p>{one ? done.oneInvited(one.name) : some}</p>
      {already > 0 ? <p>{done.already(already)}</p> : null}
      {gone > 0 ? <p>{done.left(gone)}</p> : null}
      {queued > 0 ? <p aria-live="off">{done.queued(queued)}</p> : null}
    </>
  );
}
