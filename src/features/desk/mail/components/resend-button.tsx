"use client";

import { useRouter } from "next/navigation";
import { deskMail } from "@/content/desk-mail";
import { trpc } from "@/trpc/provider";
import { OnceButton } from "../../components/once-button";

type ResendButtonProps = {
  id: string;
  /** Whom the mail goes to. */
  to: string;
  /** false where a mail that is on its way would leave the list, and the news of it with it */
  isFetchedAnew?: boolean;
};

const words = deskMail.resend;

/** Sends a mail again, and says what became of it where the button was. */
export function ResendButton({ id, to, isFetchedAnew = true }: ResendButtonProps) {
  const router = useRouter();

  const resend = trpc.desk.mail.resend.useMutation({
    onSuccess: () => {
      if (isFetchedAnew) router.refresh();
    },
  });

  return (
    <OnceButton
      label={words.action}
      whose={to}
      act={() => resend.mutateAsync({ id })}
      done={() => words.done}
      failed={words.failed}
    />
  );
}
