"use client";

import { deskWaitlist } from "@/content/desk-waitlist";
import { classNames } from "@/lib/class-names";
import { checkbox, checkboxLabel } from "../../components/checkbox-look";
import type { Person } from "../invite-run";
import { useInvitations } from "./invitations";

/** Selects everybody on the page who can be invited, or nobody of them. */
export function SelectAll({ people }: { people: Person[] }) {
  const { chosen, choose, phase } = useInvitations();
  const count = people.filter(({ id }) => chosen.has(id)).length;
  return (
    <label className={classNames(checkboxLabel, "mb-1 text-base")}>
      <input
        className={checkbox}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < people.length;
        }}
        type="checkbox"
        checked={count === people.length}
        disabled={phase === "running" || phase === "stopping"}
        onChange={(event) => choose(people, event.target.checked)}
      />
      {deskWaitlist.selectAll}
    </label>
  );
}
