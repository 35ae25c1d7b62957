"use client";

import { useId, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { LiveMessage } from "@/components/ui/live-message";
import { Message } from "@/components/ui/message";
import { desk } from "@/content/desk";
import { deskAnnouncements } from "@/content/desk-announcements";
import { messages } from "@/content/messages";
import { readApiError } from "@/lib/api-error";
import { shortDay } from "@/lib/calendar";
import { classNames } from "@/lib/class-names";
import { trpc } from "@/trpc/provider";
import { useChange } from "../../applications/components/use-change";
import { DeskQuestion } from "../../components/desk-question";
import { DeskSheet } from "../../components/desk-sheet";
import { redirectIfUnauthorized, refusalText } from "../../refusals";
import type { ListedTool } from "../list-service";
import { ToolAddressForm } from "./tool-address-form";

const texts = deskAnnouncements.tools;
const { heading: ask, text, confirm, cancel, dismiss } = texts.dialog;

function ToolCard({ tool }: { tool: ListedTool }) {
  const { id, name, address, openedAt } = tool;
  const heading = useId();
  const begin = trpc.desk.announcements.begin.useMutation();
  const closing = useChange(trpc.desk.announcements.closeTool.useMutation());
  const [isAsking, setIsAsking] = useState(false);
  const [said, setSaid] = useState<string | null>(null);

  async function write() {
    const draft = await begin.mutateAsync({ tool: id }).catch((caught) => {
      redirectIfUnauthorized(readApiError(caught));
      return null;
    });
    // A full page load, because only that page's policy allows the preview frame.
    if (draft) window.location.assign(`${desk.pages.announcements.href}/${draft.id}`);
  }

  function close() {
    if (!address) return;
    void closing.change({ tool: id, seen: address }, () => {
      setIsAsking(false);
      setSaid(texts.closedNow(name));
    });
  }

  const isBeginning = begin.isPending || begin.isSuccess;
  const complaint = closing.failure ? <Message tone="error">{closing.failure.message}</Message> : null;
  return (
    <section
      aria-labelledby={heading}
      className={classNames(
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
          {openedAt ? texts.openSince(shortDay(openedAt)) : texts.closed}
        </p>
      </div>
      <Button
        className="justify-self-start"
        size="small"
        variant={openedAt ? "primary" : "line"}
        busy={isBeginning}
        aria-disabled={isBeginning}
        aria-label={`${texts.write}: ${name}`}
        onClick={() => void (isBeginning || write())}
      >
        {texts.write}
      </Button>
      <div className="grid max-w-2xl gap-s3 [&>[role]:empty]:absolute">
        <ToolAddressForm
          key={address}
          tool={tool}
          onSaved={() => setSaid(texts.opened(name))}
          onWrite={() => setSaid(null)}
        />
        <LiveMessage tone="ok">{said}</LiveMessage>
        {begin.error ? (
          <Message tone="error">{refusalText(begin.error, messages.general.unreachable)}</Message>
        ) : null}
      </div>
      {address ? (
        <button
          type="button"
          className="textbtn justify-self-start text-small"
          aria-label={`${texts.close}: ${name}`}
          onClick={() => setIsAsking(true)}
        >
          {texts.close}
        </button>
      ) : null}
      {isAsking ? (
        <DeskQuestion
          words={{ heading: ask(name), text, confirm, cancel, close: dismiss }}
          isBusy={closing.isBusy}
          complaint={complaint}
          onConfirm={close}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </section>
  );
}

export function ToolCards({ tools }: { tools: ListedTool[] }) {
  return (
    <DeskSheet className="mt-s5 p-0!">
      {tools.map((tool) => (
        <ToolCard key={tool.id} tool={tool} />
      ))}
    </DeskSheet>
  );
}
