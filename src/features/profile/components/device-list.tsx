import { useEffect, useRef, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { accountCare } from "@/content/account-care";
import { messages } from "@/content/messages";
import { readApiError } from "@/lib/api-error";
import { trpc } from "@/trpc/provider";
import { type Failure, readFailure, useSave } from "./status-banner";

const texts = accountCare.devices;
const text = messages.profile;
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });
const moment = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
});

const explain = ({ reason, message }: Failure) =>
  reason === "signed-out" ? text.notSignedIn : text.deviceFailed(message);

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

  // Moves the focus, because the clicked button has disappeared with its device.
  useEffect(() => {
    if (data && hasEnded.current && document.activeElement === document.body) {
      list.current?.focus({ preventScroll: true });
    }
  }, [data]);

  if (query.isPending) return <p className="note">{texts.loading}</p>;
  if (!data) {
    return (
      <div className="space-y-s5">
        <Message tone="error">{text.loadFailed(readFailure(readApiError(query.error)).message)}</Message>
        <Button variant="line" size="small" onClick={() => void query.refetch()}>
          {texts.retry}
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
      showSaved(id ? text.deviceEnded : text.devicesEnded);
    } catch (error) {
      showFailure(readApiError(error), explain);
    }
    setEnding(null);
  }

  const isAlone = data.every(({ isCurrent }) => isCurrent);
  return (
    <>
      <ul role="list" ref={list} tabIndex={-1} aria-label={texts.heading}>
        {data.map(({ id, browser, system, signedInAt, lastSeenAt, isCurrent }) => (
          <li
            key={id}
            className="flex min-h-17 flex-wrap items-center gap-x-5 gap-y-2 border-dune-line border-b py-3"
          >
            <span className="min-w-0 flex-[1_1_14rem]">
              <b className="block font-display font-normal text-[1.25rem] leading-tight wrap-anywhere">
                {texts.name(browser, system)}
              </b>
              <span className="note">
                {texts.since} <time dateTime={signedInAt.toISOString()}>{day.format(signedInAt)}</time>,{" "}
                {isCurrent ? (
                  texts.hereNow
                ) : (
                  <>
                    {texts.seen} <time dateTime={lastSeenAt.toISOString()}>{moment.format(lastSeenAt)}</time>
                  </>
                )}
              </span>
            </span>
            {isCurrent ? (
              <Badge tone="ok">{texts.here}</Badge>
            ) : (
              <Button
                className="min-w-28"
                variant="line"
                size="small"
                isBusy={ending === id}
                aria-disabled={isBusy}
                onClick={() => void end(id)}
              >
                <span>{ending === id ? texts.ending : texts.end}</span>
                <span className="sr-only">: {texts.name(browser, system)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isAlone ? (
        <p className="note">{texts.alone}</p>
      ) : (
        <div>
          <Button
            variant="line"
            size="small"
            isBusy={endOthers.isPending}
            aria-disabled={isBusy}
            onClick={() => void end(null)}
          >
            {endOthers.isPending ? texts.endingOthers : texts.endOthers}
          </Button>
        </div>
      )}
    </>
  );
}
