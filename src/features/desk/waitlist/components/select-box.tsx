"use client";

import { deskWaitlist } from "@/content/desk-waitlist";
import { classNames } from "@/lib/class-names";
import { checkbox, checkboxLabel } from "../../components/checkbox-look";
import { type Person, useInvitations } from "./invitations";

/** Selects one person for an invitation. */
export function SelectBox({ person }: { person: Person }) {
  const { chosen, choose, status } = useInvitations();
  return (
    <label className={checkboxLabel}>
      <input
        className={checkbox}
        type="checkbox"
        checked={chosen.has(person.id)}
        disabled={status === "pending"}
        onChange={(event) => choose([person], event.target.checked)}
      />
      <span className="sr-only">{deskWaitlist.select(person.name)}</span>
    </label>
  );
}

/** Selects everybody on the page who can be invited. */
export function SelectAll({ people }: { people: Person[] }) {
  const { chosen, choose, status } = useInvitations();
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
        disabled={status === "pending"}
        onChange={(event) => choose(people, event.target.checked)}
      />
      {deskWaitlist.selectAll}
    </label>
  );
}
