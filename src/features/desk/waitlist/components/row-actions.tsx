"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { deskWaitlist } from "@/content/desk-waitlist";
import { type Person, useInvitations } from "./invitations";
import { LeaveDialog } from "./leave-dialog";

type RowActionsProps = { person: Person; canInvite: boolean };

const words = deskWaitlist.row;

/** What can be done with one entry. */
export function RowActions({ person, canInvite }: RowActionsProps) {
  const { ask, status } = useInvitations();
  const [isLeaving, setIsLeaving] = useState(false);
  const isBusy = status === "pending";
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {canInvite ? (
        <Button
          size="small"
          variant="line"
          disabled={isBusy}
          aria-label={words.inviteOf(person.name)}
          onClick={() => ask([person])}
        >
          {words.invite}
        </Button>
      ) : null}
      <button
        type="button"
        className="textbtn text-small disabled:text-ink-2 disabled:decoration-transparent"
        disabled={isBusy}
        aria-label={words.leaveOf(person.name)}
        onClick={() => setIsLeaving(true)}
      >
        {words.leave}
      </button>
      {isLeaving ? <LeaveDialog person={person} onClose={() => setIsLeaving(false)} /> : null}
    </div>
  );
}
