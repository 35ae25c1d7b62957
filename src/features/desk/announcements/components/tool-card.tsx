"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { LiveMessage } from "@/components/ui/live-message";
import { Message } from "@/components/ui/message";
import { desk } from "@/content/desk";
import { deskAnnouncements } from "@/content/desk-announcements";
import { messages } from "@/content/messages";
import { readApiError } from "@/lib/api-error";
import { shortDay } from "@/lib/calendar";
import { trpc } from "@/trpc/provider";
import { useChange } from "../../applications/components/use-change";
import { DeskPanel } from "../../components/desk-panel";
import { DeskQuestion } from "../../components/desk-question";
import { leadOn } from "../../lead-on";
import { refusalText } from "../../refusal-text";
import type { ListedTool } from "../list-service";
import { ToolAddressForm } from "./tool-address-form";

const words = deskAnnouncements.tools;
const { heading, text, confirm, cancel, dismiss } = words.dialog;

/** One tool: what the site says of it, where it is, and the button that begins its letter. */
export function ToolCard({ tool }: { tool: ListedTool }) {
  const { id, name, address, openedAt } = tool;
  const begin = trpc.desk.announcements.begin.useMutation();
  const closing = useChange(trpc.desk.announcements.closeTool.useMutation());
  const [isAsking, setIsAsking] = useState(false);
  const [said, setSaid] = useState<string | null>(null);

  async function write() {
    const draft = await begin.mutateAsync({ tool: id }).catch((caught) => {
      leadOn(readApiError(caught));
      return null;
    });
    // Loaded anew: only then the letter's frame may show it.
    if (draft) window.location.assign(`${desk.pages.announcements.href}/${draft.id}`);
  }

  function close() {
    if (!address) return;
    void closing.change({ tool: id, seen: address }, () => {
      setIsAsking(false);
      setSaid(words.closedNow(name));
    });
  }

  const isBeginning = begin.isPending || begin.isSuccess;
  const complaint = closing.failure ? <Message tone="error">{closing.failure.message}</Message> : null;
  return (
    <DeskPanel
      title={name}
      badge={
        <Badge tone={openedAt ? "ok" : "plain"} className="shrink-0">
          {openedAt ? words.open : words.soon}
        </Badge>
      }
      className="flex flex-col"
    >
      <p className="mb-s4 text-base text-ink-2 leading-normal">
        {openedAt ? words.openSince(shortDay(openedAt)) : words.closed}
      </p>
      <ToolAddressForm
        key={address}
        tool={tool}
        onSaved={() => setSaid(words.opened(name))}
        onWrite={() => setSaid(null)}
      />
      <LiveMessage tone="ok" className="mb-s5">
        {said}
      </LiveMessage>
      {begin.error ? (
        <Message tone="error" className="mb-s5">
          {refusalText(begin.error, messages.general.unreachable)}
        </Message>
      ) : null}
      <div className="mt-auto flex flex-wrap items-center gap-x-s4 gap-y-s2 border-dune-line border-t pt-s4">
        <Button
          size="small"
          variant={openedAt ? "primary" : "line"}
          busy={isBeginning}
          aria-disabled={isBeginning}
          aria-label={`${words.write}: ${name}`}
          onClick={() => void (isBeginning || write())}
        >
          {words.write}
        </Button>
        {address ? (
          <button
            type="button"
            className="textbtn text-small"
            aria-label={`${words.close}: ${name}`}
            onClick={() => setIsAsking(true)}
          >
            {words.close}
          </button>
        ) : null}
      </div>
      {isAsking ? (
        <DeskQuestion
          words={{ heading: heading(name), text, confirm, cancel, close: dismiss }}
          isBusy={closing.isBusy}
          complaint={complaint}
          onConfirm={close}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </DeskPanel>
  );
}
