"use client";

import { deskQuarantine } from "@/content/desk-quarantine";
import { formatEmail } from "@/lib/format-email";
import { trpc } from "@/trpc/provider";
import { DeskLink } from "../../components/desk-link";
import { OnceButton } from "../../components/once-button";
import { buildRecordUrl } from "../../page-url";

const text = deskQuarantine.release;

function ReleaseResult({ subject, isKnown, email }: { subject: string; isKnown: boolean; email: string }) {
  const [kind = ""] = subject.split(":");
  const href = buildRecordUrl(subject, email);
  return (
    <>
      {isKnown ? text.known : (text.done[kind] ?? text.doneOther)}{" "}
      {href ? (
        <DeskLink className="textlink" href={href}>
          {text.open}
        </DeskLink>
      ) : null}
    </>
  );
}

/** Does not refetch the list, because the row shows the result. */
export function ReleaseButton({ id, email }: { id: string; email: string }) {
  return (
    <OnceButton
      label={text.action}
      whose={formatEmail(email)}
      mutation={trpc.desk.quarantine.release.useMutation()}
      input={{ id }}
      done={(released) => <ReleaseResult {...released} email={email} />}
      failed={text.failed}
    />
  );
}
