"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { Field, TextareaField } from "@/components/forms/field";
import { Fields, Form } from "@/components/forms/form";
import { useZodForm } from "@/components/forms/use-zod-form";
import { BusyButton } from "@/components/ui/busy-button";
import { Button } from "@/components/ui/button";
import { LiveMessage } from "@/components/ui/message";
import { desk } from "@/content/desk";
import { deskAnnouncements } from "@/content/desk-announcements";
import { formatEmail } from "@/lib/format-email";
import { trpc } from "@/trpc/provider";
import { checkbox } from "../../components/class-lists";
import { QuestionButton } from "../../components/desk-dialog";
import { DeskHead } from "../../components/desk-head";
import { DeskLink } from "../../components/desk-link";
import { DeskGrid, DeskPanel } from "../../components/desk-panel";
import { OnceButton } from "../../components/once-button";
import { MailWindow } from "../../mail/components/mail-frame";
import type { Announcement } from "../list-service";
import { announcementTextSchema } from "../schema";
import { ProgressPanel, ReachPanel } from "./announcement-panels";

const { email: text, sendTest, write, send, discard } = deskAnnouncements;

type Text = Pick<Announcement, "subject" | "body" | "toAll">;

type AnnouncementFormProps = {
  announcement: Announcement;
  onEdit: () => void;
  onSaved: (text: Text) => Promise<unknown>;
};

/** Preview and sending use the saved version; unsaved changes stay in this tab. */
function AnnouncementForm({ announcement, onEdit, onSaved }: AnnouncementFormProps) {
  const { id, subject, body, toAll } = announcement;
  const router = useRouter();
  const save = trpc.desk.announcements.save.useMutation();
  const [isSaved, setIsSaved] = useState(false);
  const form = useZodForm({
    schema: announcementTextSchema,
    defaultValues: { subject, body, toAll },
    draft: `aurea.desk.announcement.${id}`,
    send: (written, _, expected) => save.mutateAsync({ id, ...written, expected }),
    async onSent(_, written) {
      await onSaved(written);
      setIsSaved(true);
      router.refresh();
    },
    onFailed: ({ message }) => message ?? desk.notSaved,
    onEdit() {
      setIsSaved(false);
      onEdit();
    },
  });
  const { isSending, failure, isRestored } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: calls onEdit once for a restored draft
  useEffect(() => {
    if (isRestored) onEdit();
  }, [isRestored]);
  const { error: _, ...toAllField } = form.field("toAll");
  return (
    <DeskPanel title={write.heading} className="print:hidden">
      <Form state={form} className="grid gap-s4 [&>[role]:empty]:absolute">
        <Fields isDisabled={isSending}>
          <Field label={write.subject} {...form.field("subject")} />
          <TextareaField label={write.body} help={write.bodyHelp} rows={10} {...form.field("body")} />
          <label className="grid cursor-pointer grid-cols-[auto_1fr] items-center gap-x-[0.7rem] py-s2 text-base">
            <input className={checkbox} type="checkbox" {...toAllField} />
            {write.toAll}
            <small className="col-start-2 text-ink-2 text-small">{deskAnnouncements.note}</small>
          </label>
        </Fields>
        <div>
          <BusyButton type="submit" size="small" variant="line" texts={write} isBusy={isSending} />
        </div>
        <LiveMessage tone="ok">{isSaved ? write.saved : null}</LiveMessage>
        <LiveMessage tone="error">{failure}</LiveMessage>
      </Form>
    </DeskPanel>
  );
}

/** A changed text remounts this component, so a coach can send one test of each saved text. */
function SendTestButton({ id }: { id: string }) {
  return (
    <OnceButton
      label={sendTest.action}
      whose={sendTest.whose}
      mutation={trpc.desk.announcements.sendTest.useMutation()}
      input={{ id }}
      done={({ to }) => sendTest.done(formatEmail(to))}
      failed={sendTest.failed}
    />
  );
}

function AnnouncementPreview({ announcement }: { announcement: Announcement }) {
  const { id, subject, state, updatedAt, address } = announcement;
  const version = state === "draft" ? `${updatedAt.getTime()} ${address}` : `${address}`;
  return (
    <DeskPanel title={text.heading}>
      <div>
        <MailWindow
          key={version}
          source={`/api/desk/mail-preview?announcement=${encodeURIComponent(id)}`}
          title={text.frame(subject)}
        />
      </div>
      <p className="note">{text.note}</p>
      <p className="note break-words">{address ? text.leadsTo(address) : text.leadsToProducts}</p>
      {state === "draft" ? (
        <div className="mt-s4">
          <SendTestButton key={updatedAt.getTime()} id={id} />
        </div>
      ) : null}
    </DeskPanel>
  );
}

const pollMs = 2_000;

function isInProgress({ state, mails }: Announcement) {
  return state === "sending" || (state !== "draft" && mails.queued > 0);
}

export function AnnouncementScreen({ found }: { found: Announcement }) {
  const { id } = found;
  const [isDirty, setIsDirty] = useState(false);
  const [hasBegun, setHasBegun] = useState(false);
  const { announcements } = trpc.useUtils().desk;
  const start = trpc.desk.announcements.setState.useMutation();
  const removal = trpc.desk.announcements.discard.useMutation();
  const {
    data: announcement,
    isFetching,
    refetch,
  } = trpc.desk.announcements.get.useQuery(
    { id },
    {
      initialData: found,
      // Data cached on an earlier visit would replace the text that was loaded with the page.
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchInterval: ({ state: { data } }) => (data && isInProgress(data) ? pollMs : false),
    },
  );

  const { subject, body, toAll, remaining } = announcement;
  /** The text in the form, which may be older than the stored text. */
  const [formText, setFormText] = useState<Text>({ subject, body, toAll });

  /** Shows the new state at once, because the refetch may be slow or fail. */
  function onSending() {
    announcements.get.setData({ id }, { ...announcement, state: "sending" });
    setHasBegun(true);
    void refetch();
  }

  /** Loads the announcement, because it may have been changed or sent elsewhere, or sent here without a response. */
  async function onCheck() {
    const { data } = await refetch();
    if (data && data.state !== "draft") setHasBegun(true);
  }

  return (
    <>
      <DeskLink className="textlink text-base print:hidden" href={desk.pages.announcements.href}>
        {deskAnnouncements.toList}
      </DeskLink>
      <DeskHead title={announcement.subject} note={announcement.toolName} />
      {announcement.state === "draft" ? (
        <DeskGrid columns="writing">
          <AnnouncementForm
            announcement={announcement}
            onEdit={() => setIsDirty(true)}
            onSaved={async (saved) => {
              setFormText(saved);
              await refetch();
              setIsDirty(false);
            }}
          />
          <AnnouncementPreview announcement={announcement} />
          <ReachPanel announcement={announcement}>
            <div className="mt-s5 grid justify-items-start gap-s4">
              <QuestionButton
                look={Button}
                aria-disabled={remaining === 0 || isDirty}
                texts={{ ...send, heading: send.heading(remaining) }}
                mutation={start}
                input={{ id, from: "draft", to: "sending", expected: formText }}
                isPreparing={isFetching}
                onAsk={onCheck}
                onDone={onSending}
                onFailed={onCheck}
              >
                {remaining === 0 ? send.noRecipients : send.action(remaining)}
              </QuestionButton>
              <p className="note" hidden={!isDirty}>
                {send.unsaved}
              </p>
              <QuestionButton
                className="text-small"
                texts={discard}
                isDanger
                mutation={removal}
                input={{ id, expected: formText }}
                onDone={() => window.location.assign(desk.pages.announcements.href)}
              >
                {write.discard}
              </QuestionButton>
            </div>
          </ReachPanel>
        </DeskGrid>
      ) : (
        <DeskGrid columns="mainAndSide">
          {/* On narrow screens the actions come before the preview. */}
          <div className="min-w-0 max-nav:order-last">
            <AnnouncementPreview announcement={announcement} />
          </div>
          <div className="grid min-w-0 grid-cols-1 content-start gap-s5">
            <ProgressPanel
              announcement={announcement}
              hasBegunHere={hasBegun}
              onChanged={() => void refetch()}
            />
            <ReachPanel announcement={announcement} />
          </div>
        </DeskGrid>
      )}
    </>
  );
}
