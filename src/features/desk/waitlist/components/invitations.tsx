"use client";

import { usePathname } from "next/navigation";
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { desk } from "@/content/desk";
import { deskWaitlist } from "@/content/desk-waitlist";
import { mailTexts } from "@/content/mails";
import { readApiError } from "@/lib/api-error";
import { formatEmail } from "@/lib/format-email";
import { getPlainName } from "@/lib/member-name";
import { useRootAttribute } from "@/lib/use-root-attribute";
import { trpc } from "@/trpc/provider";
import { DeskQuestion } from "../../components/desk-dialog";
import { DeskProgress } from "../../components/desk-panel";
import { explainRefusal } from "../../refusals";
import { InvitationContext, type InvitationState, type Invitee, useInvitationState } from "./use-invitations";

/** The text of the invitation email, without a person's name. */
export type InviteMail = { subject: string; heading: string; paragraphs: readonly string[] };

type InviteDialogProps = { people: Invitee[]; mail: InviteMail; onSend: () => void; onClose: () => void };

const { dialog: text, bar, done } = deskWaitlist;
const namesShown = 6;

function InviteDialog({ people, mail, onSend, onClose }: InviteDialogProps) {
  const [first] = people;
  const one = people.length === 1 ? first : undefined;
  const more = people.length - namesShown;
  const heading = one ? text.headingOne(one.name) : text.heading(people.length);
  return (
    <DeskQuestion
      isAlert={false}
      isLarge
      texts={{ heading, confirm: text.submit(people.length), cancel: text.cancel, close: text.close }}
      change={{ isBusy: false, failure: null }}
      onConfirm={onSend}
      onClose={onClose}
    >
      {one ? null : (
        <p>
          <b className="font-[560] text-ink">
            {people.slice(0, namesShown).map(({ id, name }, index) => (
              <Fragment key={id}>
                {index > 0 ? ", " : null}
                <bdi>{name}</bdi>
              </Fragment>
            ))}
            {more > 0 ? ` ${text.more(more)}` : null}
          </b>
        </p>
      )}
      <p>{one ? text.textOne(formatEmail(one.email)) : text.text}</p>
      <section
        className="space-y-s3 rounded-sheet border border-dune-line bg-sand px-s5 py-s4 text-base leading-normal"
        aria-label={text.mail}
      >
        <p className="note">{mail.subject}</p>
        <h3 className="text-[1.375rem]">{mail.heading}</h3>
        <p>{mailTexts.greeting(getPlainName(first?.name ?? null))}</p>
        {mail.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    </DeskQuestion>
  );
}

const pollMs = 2_000;
const look =
  "on-night sticky bottom-4 z-10 mt-s5 flex max-h-[50dvh] print:hidden flex-wrap items-center gap-x-6 gap-y-3 overflow-y-auto rounded-sheet px-sheet py-[0.9rem] text-base leading-[1.45] shadow-lift wrap-anywhere max-tab:bottom-0 max-tab:-mx-(--main-gutter) max-tab:rounded-none [&_p]:text-inherit";

function InviteBar({ invitations }: { invitations: InvitationState }) {
  const { chosen, choose, setDialogPeople, invite, mutation, attempt, note, close } = invitations;
  const { isPending: isBusy, isError: hasFailed, error, data: outcomes } = mutation;
  const element = useRef<HTMLElement>(null);
  const people = [...chosen.values()];
  const canRetry = hasFailed && readApiError(error).code !== "BAD_REQUEST";
  const hasMessage = outcomes !== undefined || hasFailed || note !== null;

  // The clicked button or its row has disappeared, so the focus moves to this bar.
  useEffect(() => {
    if (isBusy || hasMessage) element.current?.focus({ preventScroll: true });
  }, [isBusy, hasMessage]);

  const isHere = usePathname() === desk.pages.waitlist.href;
  const isShown = isBusy || hasMessage || (isHere && people.length > 0);
  useRootAttribute("data-invite-bar", isShown);
  return (
    <section ref={element} aria-label={bar.label} className={isShown ? look : "sr-only"} tabIndex={-1}>
      <div role="status" className="min-w-0 flex-[1_1_18rem] empty:absolute">
        {isBusy ? (
          <div className="grid gap-2">
            <p>{bar.sending(attempt.people.length)}</p>
            <DeskProgress ground="night" className="w-full max-w-[32rem]" aria-label={bar.label} />
          </div>
        ) : null}
        {outcomes ? <Summary attempt={attempt} outcomes={outcomes} /> : null}
        {hasFailed ? (
          <div className="text-gold-light">
            <p>{explainRefusal(error, done.failed(attempt.people.length))}</p>
          </div>
        ) : null}
        {note ? (
          <div>
            <p>{note}</p>
          </div>
        ) : null}
      </div>
      {isHere && people.length > 0 && !isBusy && !hasMessage ? (
        <div className="flex-auto font-[560]">
          <p>{bar.chosen(people.length)}</p>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-[0.6rem] tab:ml-auto">
        {canRetry ? (
          <Button size="small" variant="gold" onClick={() => invite(attempt.people, true)}>
            {bar.retry(attempt.people.length)}
          </Button>
        ) : null}
        {isHere && !isBusy && people.length > (canRetry ? attempt.people.length : 0) ? (
          <Button size="small" variant="gold" aria-keyshortcuts="i" onClick={() => setDialogPeople(people)}>
            {bar.invite(people.length)}
          </Button>
        ) : null}
        {isHere && !isBusy && people.length > 0 ? (
          <Button size="small" variant="ghost" onClick={() => choose(people, false)}>
            {bar.clear}
          </Button>
        ) : null}
        {hasMessage ? (
          <Button size="small" variant="ghost" onClick={close}>
            {bar.close}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

type SummaryProps = {
  attempt: InvitationState["attempt"];
  outcomes: NonNullable<InvitationState["mutation"]["data"]>;
};

function Summary({ attempt: { people, isRetry }, outcomes }: SummaryProps) {
  const { data: queued = 0 } = trpc.desk.waitlist.countQueued.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data === 0 ? false : pollMs),
  });
  // If an answer was lost, the first attempt may have succeeded, so "already invited" after a retry is a success.
  const isInvited = (outcome: string) => outcome === "invited" || (isRetry && outcome === "already");
  const invited = outcomes.filter(({ outcome }) => isInvited(outcome));
  const already = outcomes.filter(({ outcome }) => outcome === "already" && !isInvited(outcome)).length;
  const gone = outcomes.length - invited.length - already;
  const one = invited.length === 1 ? people.find(({ id }) => id === invited[0]?.id) : undefined;
  const some = invited.length > 0 ? done.invited(invited.length) : done.none;
  return (
    <div>
      <p>{one ? done.oneInvited(one.name) : some}</p>
      {already > 0 ? <p>{done.already(already)}</p> : null}
      {gone > 0 ? <p>{done.left(gone)}</p> : null}
      <p aria-live="off" hidden={queued === 0}>
        {done.queued(queued)}
      </p>
    </div>
  );
}

/** The selection and the outcome of the last invitation stay across the pages of the Desk. */
export function Invitations({ mail, children }: { mail: InviteMail; children: ReactNode }) {
  const invitations = useInvitationState();
  const { dialogPeople, setDialogPeople, invite } = invitations;
  return (
    <InvitationContext value={invitations}>
      {children}
      <InviteBar invitations={invitations} />
      {dialogPeople ? (
        <InviteDialog
          people={dialogPeople}
          mail={mail}
          onSend={() => invite(dialogPeople)}
          onClose={() => setDialogPeople(null)}
        />
      ) : null}
    </InvitationContext>
  );
}
