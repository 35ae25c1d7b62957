"use client";

import { desk } from "@/content/desk";
import { deskHeld } from "@/content/desk-held";
import { trpc } from "@/trpc/provider";
import { DeskLink } from "../../components/desk-link";
import { OnceButton } from "../../components/once-button";

const text = deskHeld.release;
const { applications, members, waitlist } = desk.pages;

function Became({ subject }: { subject: string }) {
  const [kind = "", id = ""] = subject.split(":");
  const homes: Record<string, string> = {
    application: `${applications.href}/${id}`,
    user: `${members.href}/${id}`,
    entry: waitlist.href,
  };
  const href = homes[kind];
  return (
    <>
      {text.done[kind] ?? text.doneOther}{" "}
      {href ? (
        <DeskLink className="textlink" href={href}>
          {text.open}
        </DeskLink>
      ) : null}
    </>
  );
}

/** Releases a quarantined form and shows the result; the row stays until the page is reloaded. */
export function ReleaseButton({ id, email }: { id: string; email: string }) {
  const release = trpc.desk.held.release.useMutation();

  return (
    <OnceButton
      label={text.action}
      whose={email}
      act={() => release.mutateAsync({ id })}
      done={({ subject }) => <Became subject={subject} />}
      failed={text.failed}
    />
  );
}
