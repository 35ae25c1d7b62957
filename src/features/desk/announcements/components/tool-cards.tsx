"use client";

import { clsx } from "clsx";
import { useRouter } from "next/navigation";
import { useEffect, useId, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { Field } from "@/components/forms/field";
import { Fields, Form } from "@/components/forms/form";
import { useZodForm } from "@/components/forms/use-zod-form";
import { Badge } from "@/components/ui/badge";
import { BusyButton } from "@/components/ui/busy-button";
import { Button } from "@/components/ui/button";
import { LiveMessage, Message } from "@/components/ui/message";
import { desk } from "@/content/desk";
import { deskAnnouncements } from "@/content/desk-announcements";
import { messages } from "@/content/messages";
import { formatDate } from "@/lib/calendar";
import { trpc } from "@/trpc/provider";
import { QuestionButton } from "../../components/desk-dialog";
import { DeskCard } from "../../components/desk-panel";
import { explainRefusal } from "../../refusals";
import type { ListedTool } from "../list-service";
import { addressSchema } from "../schema";

const texts = deskAnnouncements.tools;

type ToolAddressFormProps = { tool: ListedTool; onSaved: () => void; onEdit: () => void };

/** Saving opens a tool that is coming soon, or changes the address of an open tool. */
function ToolAddressForm({ tool, onSaved, onEdit }: ToolAddressFormProps) {
  const { id, name, address: current } = tool;
  const router = useRouter();
  const open = trpc.desk.announcements.openTool.useMutation();
  const form = useZodForm({
    schema: addressSchema,
    defaultValues: { address: current ?? "" },
    draft: `aurea.desk.tool.${id}`,
    send: ({ address }) => open.mutateAsync({ tool: id, address, expected: current }),
    onSent() {
      onSaved();
      router.refresh();
    },
    onFailed: ({ message }) => message ?? desk.notSaved,
    onEdit,
  });
  const { isSending, failure, isRestored, onSubmit } = form;
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isRestored) setIsOpen(true);
  }, [isRestored]);
  const isSame = useWatch({ control: form.control, name: "address" }).trim() === current;
  const label = current === null ? texts.openAction : texts.changeAddress;
  return (
    <details className="print:hidden" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="textbtn inline-flex w-fit items-center text-base">
        {current === null ? texts.openAction : texts.address}
      </summary>
      <Form
        state={{ onSubmit: (event) => (isSame ? event.preventDefault() : void onSubmit(event)) }}
        className="mt-s2 grid gap-s3 [&>[role=alert]:empty]:absolute"
      >
        <Fields isDisabled={isSending}>
          <Field
            label={texts.address}
            help={current === null || isSame ? texts.addressHelp : texts.addressNow(current)}
            type="url"
            inputMode="url"
            {...form.field("address")}
          />
        </Fields>
        <LiveMessage tone="error">{failure}</LiveMessage>
        <BusyButton
          className="justify-self-start"
          type="submit"
          size="small"
          variant="line"
          texts={{ submit: label, sending: desk.sending }}
          target={name}
          isBusy={isSending}
          aria-disabled={isSending || isSame}
        />
      </Form>
    </details>
  );
}

const { heading: ask, text, confirm, cancel, dismiss } = texts.dialog;

function ToolCard({ tool }: { tool: ListedTool }) {
  const { id, name, address, openedAt } = tool;
  const heading = useId();
  const create = trpc.desk.announcements.create.useMutation({
    // Loads the page in full, because a soft navigation may never end (use-stalled-navigation.ts).
    onSuccess: (draft) => window.location.assign(`${desk.pages.announcements.href}/${draft.id}`),
  });
  const closing = trpc.desk.announcements.closeTool.useMutation();
  const [message, setMessage] = useState<string | null>(null);
  const isCreating = create.isPending || create.isSuccess;
  const card = useRef<HTMLElement>(null);

  // A new address replaces the form, and its focused button disappears.
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus once for each address
  useEffect(() => {
    if (message && document.activeElement === document.body) card.current?.querySelector("summary")?.focus();
  }, [address]);

  return (
    <section
      ref={card}
      aria-labelledby={heading}
      className={clsx(
        "grid items-start gap-x-s5 gap-y-s3 border-dune-line p-sheet not-first:border-t tab:grid-cols-[minmax(0,1fr)_auto]",
        openedAt && "shadow-[inset_3px_0_var(--color-gold)]",
      )}
    >
      <div>
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h2 id={heading}>{name}</h2>
          <Badge tone={openedAt ? "ok" : "plain"}>{openedAt ? texts.open : texts.soon}</Badge>
        </div>
        <p className="text-base text-ink-2 leading-normal">
          {openedAt ? texts.openSince(formatDate(openedAt)) : texts.closed}
        </p>
      </div>
      <Button
        className="justify-self-start"
        size="small"
        variant={openedAt ? "primary" : "line"}
        isBusy={isCreating}
        aria-label={`${texts.write}: ${name}`}
        onClick={() => (isCreating ? undefined : create.mutate({ tool: id }))}
      >
        {texts.write}
      </Button>
      <div className="grid max-w-2xl gap-s3 [&>[role]:empty]:absolute">
        <ToolAddressForm
          key={address}
          tool={tool}
          onSaved={() => setMessage(texts.opened(name))}
          onEdit={() => setMessage(null)}
        />
        <LiveMessage tone="ok">{message}</LiveMessage>
        {create.error ? (
          <Message tone="error">{explainRefusal(create.error, messages.general.unreachable)}</Message>
        ) : null}
      </div>
      {address ? (
        <QuestionButton
          className="justify-self-start text-small"
          aria-label={`${texts.close}: ${name}`}
          texts={{ heading: ask(name), text, confirm, cancel, close: dismiss }}
          mutation={closing}
          input={{ tool: id, expected: address }}
          onDone={() => setMessage(texts.closedNow(name))}
        >
          {texts.close}
        </QuestionButton>
      ) : null}
    </section>
  );
}

export function ToolCards({ tools }: { tools: ListedTool[] }) {
  return (
    <DeskCard className="mt-s5 p-0!">
      {tools.map((tool) => (
        <ToolCard key={tool.id} tool={tool} />
      ))}
    </DeskCard>
  );
}
