import { deskWaitlist } from "@/content/desk-waitlist";
import type { Run } from "../invite-run";

const words = deskWaitlist.done;

function firstLine({ invited }: Run) {
  const [person] = invited;
  if (!person) return words.none;
  return invited.length === 1 ? words.oneInvited(person.name) : words.invited(invited.length);
}

/** What became of everybody a run was about. */
export function InviteSummary({ run }: { run: Run }) {
  const { already, gone, failed, unsent } = run;
  return (
    <>
      <p>{firstLine(run)}</p>
      {already.length > 0 ? <p>{words.already(already.length)}</p> : null}
      {gone.length > 0 ? <p>{words.left(gone.length)}</p> : null}
      {failed.length > 0 ? (
        <p>
          <span className="text-gold-light">{words.failed(failed.length)}</span>
        </p>
      ) : null}
      {unsent.length > 0 ? <p>{words.stopped(unsent.length)}</p> : null}
    </>
  );
}
