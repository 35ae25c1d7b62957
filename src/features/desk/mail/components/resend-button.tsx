"use client";

import { deskMail } from "@/content/desk-mail";
import { formatEmail } from "@/lib/format-email";
import { trpc } from "@/trpc/provider";
import { OnceButton } from "../../components/once-button";

const text = deskMail.resend;

/** Does not refetch the page: the email would no longer count as failed, and the focused result would disappear. */
export function ResendButton({ id, to }: { id: string; to: string }) {
  return (
    <OnceButton
      label={text.action}
      whose={formatEmail(to)}
      mutation={trpc.desk.mail.resend.useMutation()}
      input={{ id }}
      done={() => text.done}
      failed={text.failed}
    />
  );
}
