"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { desk } from "@/content/desk";
import { deskWaitlist } from "@/content/desk-waitlist";
import { classNames } from "@/lib/class-names";
import styles from "./invite-bar.module.css";
import { InviteProgress } from "./invite-progress";
import { InviteSummary } from "./invite-summary";
import type { Inviting } from "./use-inviting";

const words = deskWaitlist.bar;

/** Stands at the foot of the list while people are selected, invited, or were so just now. */
export function InviteBar({ inviting }: { inviting: Inviting }) {
  const { chosen, choose, ask, run, phase, isResumed, note, retry, stop, close } = inviting;
  const bar = useRef<HTMLElement>(null);
  const people = [...chosen.values()];
  const isBusy = phase === "running" || phase === "stopping";
  const says = phase === "done" || note !== null;

  // What was focused is gone: the button that was pressed, or the row it stood in.
  useEffect(() => {
    if (isBusy || says) bar.current?.focus({ preventScroll: true });
  }, [isBusy, says]);

  // Elsewhere at the Desk it says how the invitations are getting on, and nothing of who is selected.
  const isHere = usePathname() === desk.pages.waitlist.href;
  const isShown = isBusy || says || (isHere && people.length > 0);
  return (
    <section
      ref={bar}
      aria-label={words.label}
      className={isShown ? classNames("on-night", styles.bar) : "sr-only"}
      tabIndex={-1}
    >
      <div role="status" className="min-w-0 flex-[1_1_18rem] empty:hidden">
        {isBusy && run ? <InviteProgress run={run} isResumed={isResumed} /> : null}
        {phase === "done" && run ? <InviteSummary run={run} /> : null}
        {note ? <p>{note}</p> : null}
      </div>
      {isHere && people.length > 0 && !isBusy && !says ? (
        <p className="flex-auto font-[560]">{words.chosen(people.length)}</p>
      ) : null}
      <div className="flex flex-wrap gap-[0.6rem] tab:ml-auto">
        {isBusy ? (
          <Button size="small" variant="ghost" aria-disabled={phase === "stopping"} onClick={stop}>
            {phase === "stopping" ? words.stopping : words.stop}
          </Button>
        ) : null}
        {phase === "done" && run?.failed.length ? (
          <Button size="small" variant="gold" onClick={() => retry(run)}>
            {words.retry(run.failed.length)}
          </Button>
        ) : null}
        {isHere && !isBusy && people.length > (run?.failed.length ?? 0) ? (
          <Button size="small" variant="gold" aria-keyshortcuts="i" onClick={() => ask(people)}>
            {words.invite(people.length)}
          </Button>
        ) : null}
        {isHere && !isBusy && people.length > 0 ? (
          <Button size="small" variant="ghost" onClick={() => choose(people, false)}>
            {words.clear}
          </Button>
        ) : null}
        {says ? (
          <Button size="small" variant="ghost" onClick={close}>
            {words.close}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
