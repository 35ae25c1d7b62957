import { useEffect, useRef, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { accountCare } from "@/content/account-care";
import { messages } from "@/content/messages";
import { readApiError } from "@/lib/api-error";
import { useFocusAtEnd } from "@/lib/use-focus-at-end";
import { trpc } from "@/trpc/provider";
import { explainFailure, useSave } from "./status-banner";

const labels = accountCare.devices;
const outcomes = messages.profile;
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });
const moment = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
});

export function DeviceList() {
  const query = trpc.profile.listSessions.useQuery();
  const endOne = trpc.profile.endSession.useMutation();
  const endOthers = trpc.profile.endOtherSessions.useMutation();
  const [ending, setEnding] = useState<string | null>(null);
  const { save, showSaved, showFailure } = useSave();
  const isBusy = endOne.isPending || endOthers.isPending;
  const list = useRef<HTMLUListElement>(null);
  const hasEnded = useRef(false);
  const { data } = query;
  const failure = useRef<HTMLDivElement>(null);
  useFocusAtEnd(data ? list : failure, query.isPending && query.errorUpdateCount > 0);

  // Moves the focus, because the clicked button has disappeared with its device.
  useEffect(() => {
    if (data && hasEnded.current && document.activeElement === document.body) {
      list.current?.focus({ preventScroll: true });
    }
    hasEnded.current = false;
  }, [data]);

  if (query.isPending)
    return (
      <div key="loading">
        <p className="note">{labels.loading}</p>
      </div>
    );
  if (!data) {
    return (
      <div ref={failure} tabIndex={-1} className="space-y-s5">
        <Message tone="error">{outcomes.loadFailed(explainFailure(readApiError(query.error)))}</Message>
        <Button variant="line" size="small" onClick={() => void query.refetch()}>
          {labels.retry}
        </Button>
      </div>
    );
  }

  async function end(id: string | null) {
    if (isBusy) return;
    setEnding(id);
    const work = async () => {
      if (id) await endOne.mutateAsync({ id });
      else await endOthers.mutateAsync();
      hasEnded.current = true;
      await query.refetch();
    };
    try {
      await save(work);
      showSaved(id ? outcomes.deviceEnded : outcomes.devicesEnded);
    } catch (error) {
      showFailure(readApiError(error), outcomes.deviceFailed);
    }
    setEnding(null);
  }

  const isAlone = data.every(({ isCurrent }) => isCurrent);
  return (
    <>
      <ul role="list" ref={list} tabIndex={-1} aria-label={labels.heading}>
        {data.map(({ id, browser, system, signedInAt, lastSeenAt, isCurrent }) => (
          <li
            key={id}
            className="flex min-h-17 flex-wrap items-center gap-x-5 gap-y-2 border-dune-line border-b py-3"
          >
            <span className="min-w-0 flex-[1_1_14rem]">
              <b className="block font-display font-normal text-[1.25rem] leading-tight wrap-anywhere">
                {labels.name(browser, system)}
              </b>
              <span className="note">
                {labels.since} <time dateTime={signedInAt.toISOString()}>{day.format(signedInAt)}</time>,{" "}
                {isCurrent ? (
                  labels.hereNow
                ) : (
                  <>
                    {labels.seen} <time dateTime={lastSeenAt.toISOString()}>{moment.format(lastSeenAt)}</time>
                  </>
                )}
              </span>
            </span>
            {isCurrent ? (
              <Badge tone="ok">{labels.here}</Badge>
            ) : (
              <Button
                className="min-w-28"
                variant="line"
                size="small"
                isBusy={ending === id}
                aria-disabled={isBusy}
                onClick={() => void end(id)}
              >
                <span>{ending === id ? labels.ending : labels.end}</span>
                <span className="sr-only">: {labels.name(browser, system)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="note" hidden={!isAlone}>
        {labels.alone}
      </p>
      <div hidden={isAlone}>
        <Button
          variant="line"
          size="small"
          isBusy={endOthers.isPending}
          aria-disabled={isBusy}
          onClick={() => void end(null)}
        >
          {endOthers.isPending ? labels.endingOthers : labels.endOthers}
        </Button>
      </div>
    </>
  );
}
