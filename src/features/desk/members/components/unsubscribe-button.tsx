"use client";

import { useRouter } from "next/navigation";
import { deskMembers } from "@/content/desk-members";
import { trpc } from "@/trpc/provider";
import { QuestionButton } from "../../components/desk-dialog";

const text = deskMembers.unsubscribe;

export function UnsubscribeButton({ id, name, isDone }: { id: string; name: string; isDone: boolean }) {
  const router = useRouter();
  return (
    <QuestionButton
      className="mt-s4 text-small aria-disabled:text-ink-2 aria-disabled:decoration-transparent print:hidden"
      // A `disabled` button would lose the focus after the question.
      aria-disabled={isDone}
      texts={{ ...text, heading: text.heading(name) }}
      mutation={trpc.desk.members.unsubscribe.useMutation()}
      input={{ id }}
      onDone={() => router.refresh()}
    >
      {text.ask}
    </QuestionButton>
  );
}
