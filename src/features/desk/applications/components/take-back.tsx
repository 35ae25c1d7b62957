"use client";

import { useEffect, useEffectEvent } from "react";
import { Button } from "@/components/ui/button";
import { deskApplications } from "@/content/desk-applications";
import { trpc } from "@/trpc/provider";
import type { OpenMove } from "../record-service";
import { MoveFailure } from "./move-failure";
import { useChange } from "./use-change";

type TakeBackProps = {
  id: string;
  move: OpenMove;
  /** while the page is fetched anew, and this may be no longer the last move */
  isOld: boolean;
  onSay: (what: string) => void;
};

const { takeBack: words, next } = deskApplications;

/** Takes the last move back while that can be done, and says until when; then the page is fetched anew. */
export function TakeBack({ id, move, isOld, onSay }: TakeBackProps) {
  const { change, isBusy, failure, clear, refresh } = useChange(
    trpc.desk.applications.takeBack.useMutation(),
  );
  const { from, hasEmail, until } = move;
  const end = until.getTime();
  const onEnd = useEffectEvent(refresh);

  useEffect(() => {
    const timer = setTimeout(onEnd, Math.max(0, end - Date.now()));
    return () => clearTimeout(timer);
  }, [end]);

  function takeBack() {
    if (isOld) return;
    onSay("");
    void change({ id, move: move.id }, () => onSay(hasEmail ? words.doneWithEmail(from) : words.done(from)));
  }

  function showPresent() {
    clear();
    refresh();
    onSay(next.shown);
  }

  return (
    <div className="mt-s4 grid justify-items-start gap-s3 border-dune-line border-t pt-s4">
      <p className="text-base">{hasEmail ? words.withEmail(until, from) : words.until(until, from)}</p>
      <Button size="small" variant="line" busy={isBusy || isOld} aria-keyshortcuts="b" onClick={takeBack}>
        {words.action}
      </Button>
      {failure ? <MoveFailure failure={failure} onShow={showPresent} /> : null}
    </div>
  );
}
