"use client";

import { useRouter } from "next/navigation";
import { deskMail } from "@/content/desk-mail";
import { trpc } from "@/trpc/provider";
import { OnceButton } from "../../components/once-button";

type ResendButtonProps = {
  id: string;
  to: string;
  /** False in lists of failed emails, because a refetch would remove the row together with the result. */
  hasRefetch?: boolean;
};

const text = deskMail.resend;

export function ResendButton({ id, to, hasRefetch = true }: ResendButtonProps) {
  const router = useRouter();
  const resend = trpc.desk.mail.resend.useMutation({
    onSuccess: () => (hasRefetch ? router.refresh() : undefined),
  });
  return (
    <OnceButton
      label={text.action}
      whose={to}
      mutation={resend}
      input={{ id }}
      done={() => text.done}
      failed={text.failed}
    />
  );
}
