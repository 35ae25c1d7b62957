"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { SelectField } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { desk } from "@/content/desk";
import { deskMembersWords } from "@/content/desk-members";
import { messages } from "@/content/messages";
import { standingOf } from "@/content/profile";
import { refusalText } from "../../refusal-text";
import { memberships } from "../memberships";

type MembershipFormProps = { id: string; name: string; current: string };
type Said = { tone: "ok" | "error"; text: string };

const words = deskMembersWords.membership;

/** Moves a member to another membership, after showing what their profile will say. */
export function MembershipForm({ id, name, current }: MembershipFormProps) {
  const router = useRouter();
  const [chosen, setChosen] = useState(current);
  const [isSending, setIsSending] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const to = memberships.find((known) => known === chosen);
  const isUnknown = !memberships.some((known) => known === current);
  const standing = standingOf(chosen);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending || !to || to === current) return;
    setIsSending(true);
    setSaid(null);
    try {
      const { api } = await import("@/trpc/client");
      const change = { id, from: current, to };
      await api.desk.members.setMembershipStatus.mutate(change, { signal: AbortSignal.timeout(30_000) });
      setSaid({ tone: "ok", text: words.saved(name, standing.name) });
    } catch (error) {
      setSaid({ tone: "error", text: words.failed(refusalText(error, messages.general.unreachable)) });
    }
    setIsSending(false);
    router.refresh();
  }

  return (
    <form
      className="grid justify-items-start gap-s4 [&>[role]:empty]:absolute [&>[role]]:w-full"
      aria-busy={isSending}
      onSubmit={onSubmit}
    >
      <SelectField
        fieldClassName="w-[min(24rem,100%)]"
        label={words.label}
        help={words.help}
        value={chosen}
        disabled={isSending}
        onChange={(event) => {
          setChosen(event.target.value);
          setSaid(null);
        }}
      >
        {isUnknown ? <option value={current}>{words.unknown(current)}</option> : null}
        {memberships.map((status) => (
          <option key={status} value={status}>
            {standingOf(status).name}
          </option>
        ))}
      </SelectField>
      <p className="text-[1.0625rem] italic font-aside leading-[1.45]">
        {chosen === current
          ? words.now(standing.name, standing.meaning)
          : words.shows(standing.name, standing.meaning)}
      </p>
      <Button
        type="submit"
        size="small"
        busy={isSending}
        // Not `disabled`, which would drop the focus once it is saved.
        aria-disabled={isSending || !to || to === current}
      >
        {isSending ? desk.sending : words.submit}
      </Button>
      <div role="status">
        {said?.tone === "ok" ? (
          <Message tone="ok" live={false}>
            {said.text}
          </Message>
        ) : null}
      </div>
      <div role="alert">
        {said?.tone === "error" ? (
          <Message tone="error" live={false}>
            {said.text}
          </Message>
        ) : null}
      </div>
    </form>
  );
}
