"use client";

import { Button } from "@/components/ui/button";
import { desk } from "@/content/desk";
import { messages } from "@/content/messages";
import { trpc } from "@/trpc/provider";
import { DeskCard } from "./desk-panel";

export function DeskFailure({ text = desk.failed.text }: { text?: string }) {
  return (
    <DeskCard className="space-y-s4" role="alert">
      <h1>{desk.failed.heading}</h1>
      <p>{text}</p>
      <Button onClick={() => window.location.reload()}>{desk.failed.retry}</Button>
    </DeskCard>
  );
}

export function DatabaseUnavailable() {
  return (
    <main id="main" tabIndex={-1} className="wrap py-s6">
      <DeskFailure text={messages.general.databaseUnavailable} />
    </main>
  );
}

/**
 * Checks whether the user is still a coach, because a soft navigation keeps the layout of an earlier request. Without
 * the check a former coach would read that the record was deleted.
 */
export function AccessCheck() {
  trpc.desk.overview.counts.useQuery(undefined, { staleTime: 0, retry: false });
  return null;
}
