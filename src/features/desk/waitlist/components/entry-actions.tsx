"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { deskWaitlist } from "@/content/desk-waitlist";
import { classNames } from "@/lib/class-names";
import { trpc } from "@/trpc/provider";
import { checkbox, checkboxLabel } from "../../components/class-lists";
import { DeskQuestion } from "../../components/desk-dialog";
import { useChange } from "../../components/use-change";
import { type Person, useInvitations } from "./invitations";

type SelectBoxProps = { people: Person[]; className?: string; children: ReactNode };

/** Selects one person, or all people of the page. */
export function SelectBox({ people, className, children }: SelectBoxProps) {
  const { chosen, choose, status } = useInvitations();
  const count = people.filter(({ id }) => chosen.has(id)).length;
  return (
    <label className={classNames(checkboxLabel, "print:hidden", className)}>
      <input
        className={checkbox}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < people.length;
        }}
        type="checkbox"
        checked={count === people.length}
        disabled={status === "pending"}
        onChange={(event) => choose(people, event.target.checked)}
      />
      {children}
    </label>
  );
}

function LeaveQuestion({ person, onClose }: { person: Person; onClose: () => void }) {
  const { showNote } = useInvitations();
  const leaving = useChange(trpc.desk.waitlist.leave.useMutation());
  const { leave } = deskWaitlist;
  return (
    <DeskQuestion
      texts={{ ...leave, heading: leave.heading(person.name) }}
      change={leaving}
      onConfirm={() =>
        void leaving.change({ id: person.id }, () => {
          onClose();
          showNote(leave.done(person.name), person);
        })
      }
      onClose={onClose}
    />
  );
}

export function RowActions({ person, canInvite }: { person: Person; canInvite: boolean }) {
  const { ask, status } = useInvitations();
  const [isLeaving, setIsLeaving] = useState(false);
  const isBusy = status === "pending";
  const { row } = deskWaitlist;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {canInvite ? (
        <Button
          size="small"
          variant="line"
          disabled={isBusy}
          aria-label={row.inviteOf(person.name)}
          onClick={() => ask([person])}
        >
          {row.invite}
        </Button>
      ) : null}
      <button
        type="button"
        className="textbtn text-small disabled:text-ink-2 disabled:decoration-transparent"
        disabled={isBusy}
        aria-label={row.leaveOf(person.name)}
        onClick={() => setIsLeaving(true)}
      >
        {row.leave}
      </button>
      {isLeaving ? <LeaveQuestion person={person} onClose={() => setIsLeaving(false)} /> : null}
    </div>
  );
}
