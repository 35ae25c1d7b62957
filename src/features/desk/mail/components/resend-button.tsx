"use client";

import { useRouter } from "next/navigation";
import { deskMail } from "@/content/desk-mail";
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

  async function resend() {
    const { api } = await import("@/trpc/client");
    await api.desk.mail.resend.mutate({ id });
    if (isFetchedAnew) router.refresh();
  }

  return (
    <OnceButton
      className="resend"
      label={words.action}
      whose={to}
      act={resend}
      done={() => words.done}
      failed={words.failed}
    />
  );
}
