"use client";

import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { deskWaitlist } from "@/content/desk-waitlist";
import { trpc } from "@/trpc/provider";
import { checkbox } from "../../components/class-lists";
import { QuestionButton } from "../../components/desk-dialog";
import { type Invitee, useInvitations } from "./use-invitations";

type SelectBoxProps = { people: Invitee[]; className?: string; children: ReactNode };

/** Selects one person, or all people of the page. */
export function SelectBox({ people, className, children }: SelectBoxProps) {
  const { chosen, choose, mutation } = useInvitations();
  const count = people.filter(({ id }) => chosen.has(id)).length;
  return (
    // The label is large enough for touch.
    <label
      className={clsx(
        "inline-flex min-h-11 min-w-11 cursor-pointer items-center gap-[0.6rem] has-disabled:cursor-default print:hidden",
        className,
      )}
    >
      <input
        className={checkbox}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < people.length;
        }}
        type="checkbox"
        checked={count === people.length}
        disabled={mutation.isPending}
        onChange={(event) => choose(people, event.target.checked)}
      />
      {children}
    </label>
  );
}

export function RowActions({ person, canInvite }: { person: Invitee; canInvite: boolean }) {
  const { setDialogPeople, mutation, showNote } = useInvitations();
  const isBusy = mutation.isPending;
  const { row, leave } = deskWaitlist;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {canInvite ? (
        <Button
          size="small"
          variant="line"
          disabled={isBusy}
          aria-label={row.inviteOf(person.name)}
          onClick={() => setDialogPeople([person])}
        >
          {row.invite}
        </Button>
      ) : null}
      <QuestionButton
        className="text-small disabled:text-ink-2 disabled:decoration-transparent"
        disabled={isBusy}
        aria-label={row.leaveOf(person.name)}
        texts={{ ...leave, heading: leave.heading(person.name) }}
        mutation={trpc.desk.waitlist.leave.useMutation()}
        input={{ id: person.id }}
        onDone={() => showNote(leave.done(person.name), person)}
      >
        {row.leave}
      </QuestionButton>
    </div>
  );
}
