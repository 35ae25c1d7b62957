"use client";

import { useRouter } from "next/navigation";
import { type SubmitEvent, useState } from "react";
import { useWatch } from "react-hook-form";
import { SelectField } from "@/components/forms/field";
import { Fields, Form } from "@/components/forms/form";
import { useZodForm } from "@/components/forms/use-zod-form";
import { BusyButton } from "@/components/ui/busy-button";
import { LiveMessage } from "@/components/ui/message";
import { desk } from "@/content/desk";
import { deskMembers } from "@/content/desk-members";
import { messages } from "@/content/messages";
import { standingOf } from "@/content/profile";
import { trpc } from "@/trpc/provider";
import { QuestionButton } from "../../components/desk-dialog";
import { memberships, setMembershipSchema } from "../../schema";

const { membership: text, unsubscribe } = deskMembers;
const choiceSchema = setMembershipSchema.pick({ to: true });

export function MembershipForm({ id, name, current }: { id: string; name: string; current: string }) {
  const router = useRouter();
  const change = trpc.desk.members.setMembershipStatus.useMutation({ onSettled: () => router.refresh() });
  const [saved, setSaved] = useState<string | null>(null);
  const form = useZodForm({
    schema: choiceSchema,
    defaultValues: { to: current },
    send({ to }) {
      setSaved(null);
      return change.mutateAsync({ id, from: current, to });
    },
    onSent: (_, { to }) => setSaved(text.saved(name, standingOf(to).name)),
    onFailed: ({ message }) => text.failed(message ?? messages.general.unreachable),
    onEdit: () => setSaved(null),
  });
  const { isSending, failure } = form;
  const chosen = useWatch({ control: form.control, name: "to" });
  const isUnknown = !memberships.some((known) => known === current);
  const standing = standingOf(chosen);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (chosen === current) event.preventDefault();
    else void form.onSubmit(event);
  }

  return (
    <Form
      state={{ onSubmit }}
      className="grid justify-items-start gap-s4 print:hidden [&>[role=alert]:empty]:absolute [&>[role=status]:empty]:absolute [&>[role]]:w-full"
    >
      <Fields isDisabled={isSending}>
        <SelectField
          fieldClassName="w-[min(24rem,100%)]"
          label={text.label}
          help={text.help}
          {...form.field("to")}
        >
          {isUnknown ? <option value={current}>{text.unknown(current)}</option> : null}
          {memberships.map((status) => (
            <option key={status} value={status}>
              {standingOf(status).name}
            </option>
          ))}
        </SelectField>
      </Fields>
      <p className="font-aside text-[1.0625rem] italic leading-[1.45]">
        {chosen === current
          ? text.now(standing.name, standing.meaning)
          : text.shows(standing.name, standing.meaning)}
      </p>
      <div>
        <BusyButton
          type="submit"
          size="small"
          texts={{ submit: text.submit, sending: desk.sending }}
          isBusy={isSending}
          // A `disabled` button would lose the focus after saving.
          aria-disabled={isSending || chosen === current}
        />
      </div>
      <LiveMessage tone="ok">{saved}</LiveMessage>
      <LiveMessage tone="error">{failure}</LiveMessage>
    </Form>
  );
}

export function UnsubscribeButton({ id, name, isDone }: { id: string; name: string; isDone: boolean }) {
  return (
    <QuestionButton
      className="mt-s4 text-small aria-disabled:text-ink-2 aria-disabled:decoration-transparent print:hidden"
      // A `disabled` button would lose the focus after the question.
      aria-disabled={isDone}
      texts={{ ...unsubscribe, heading: unsubscribe.heading(name) }}
      mutation={trpc.desk.members.unsubscribe.useMutation()}
      input={{ id }}
    >
      {unsubscribe.ask}
    </QuestionButton>
  );
}
