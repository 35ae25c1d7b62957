"use client";

import { useRouter } from "next/navigation";
import { deskMail } from "@/content/desk-mail";
import { trpc } from "@/trpc/provider";
import { OnceButton } from "../../components/once-button";

type ResendButtonProps = {
  id: string;
  to: string;
  /** False where the reload would remove the mail, and with it the result, from the list. */
  isFetchedAnew?: boolean;
};

const text = deskMail.resend;

/** Resends a mail and shows the result in place of the button. */
export function ResendButton({ id, to, isFetchedAnew = true }: ResendButtonProps) {
  const router = useRouter();

  const resend = trpc.desk.mail.resend.useMutation({
    onSuccess: () => {
      if (isFetchedAnew) router.refresh();
    },
  });

  return (
    <OnceButton
      label={text.action}
      whose={to}
      act={() => resend.mutateAsync({ id })}
      done={() => text.done}
      failed={text.failed}
    />
  );
}
