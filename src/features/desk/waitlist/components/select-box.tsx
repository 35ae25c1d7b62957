"use client";

import { deskWaitlist } from "@/content/desk-waitlist";
import { checkbox, checkboxLabel } from "../../components/checkbox-look";
import type { Person } from "../invite-run";
import { useInvitations } from "./invitations";

/** Selects one person for an invitation. */
export function SelectBox({ person }: { person: Person }) {
  const { chosen, choose, phase } = useInvitations();
  return (
    <label className={checkboxLabel}>
      <input
        className={checkbox}
        type="checkbox"
        checked={chosen.has(person.id)}
        disabled={phase === "running" || phase === "stopping"}
        onChange={(event) => choose([person], event.target.checked)}
      />
      <span className="sr-only">{deskWaitlist.select(person.name)}</span>
    </label>
  );
}
