import { DecoyField } from "@/components/forms/decoy-field";
import { Field } from "@/components/forms/field";
import { waitlist, waitlistLimits } from "@/content/coaching-forms";
import { messages } from "@/content/messages";
import { formatEmail } from "@/lib/format-email";
import { formatLocalDate } from "@/lib/local-date";
import { api } from "@/trpc/client";
import { type WaitlistForm, waitlistFormSchema } from "../schema";
import { CountedTextarea } from "./counted-textarea";
import { type CoachingModalProps, FormModal } from "./form-modal";
import { CoachingForm, FieldPair, FormNote } from "./form-parts";
import { useCoachingForm } from "./use-coaching-form";

type Joined = { since: Date | null; isQuarantined: boolean };

/** `since` is set if the person was already on the list. */
function composeThanks({ name, email }: WaitlistForm, { since, isQuarantined }: Joined) {
  const { done, quarantined } = waitlist;
  if (isQuarantined) return { ...quarantined, text: quarantined.text(name) };
  const { heading, steps, alreadySteps, already, thanks, sent } = done;
  if (since) return { heading, steps: alreadySteps, text: already(name, formatLocalDate(since)) };
  const text = (
    <>
      {thanks(name)} {sent} <b>{formatEmail(email)}</b>.
    </>
  );
  return { heading, steps, text };
}

export function JoinWaitlistModal({ defaults, onClose }: CoachingModalProps) {
  const { title, tagline, heading, next, done } = waitlist;
  const form = useCoachingForm({
    name: "waitlist",
    schema: waitlistFormSchema,
    base: { name: defaults?.name ?? "", email: defaults?.email ?? "", motivation: "" },
    send: (values, _key, signals) => api.coaching.joinWaitlist.mutate({ ...values, ...signals }),
    failed: messages.coaching.waitlistFailed,
  });
  const { field, sent, startAgain } = form;
  return (
    <FormModal
      form={form}
      title={title}
      figure={2}
      isNarrow
      aside={
        <p className="mt-s4 font-aside text-[1.125rem] text-gold-light leading-[1.4] italic max-wide:hidden">
          {tagline}
        </p>
      }
      thanks={
        sent && {
          ...composeThanks(sent.values, sent.result),
          action: { label: done.again, onClick: startAgain },
        }
      }
      onClose={onClose}
    >
      <CoachingForm
        state={form}
        texts={waitlist}
        heading={<h3>{heading}</h3>}
        note={
          <FormNote labelledBy="cf-next">
            <h4 id="cf-next">{next.heading}</h4>
            <ol role="list" className="mt-2 grid">
              {next.list.map((line) => (
                <li key={line} className="grid">
                  {line}
                </li>
              ))}
            </ol>
          </FormNote>
        }
      >
        <FieldPair>
          <Field label={waitlist.name} autoComplete="name" required {...field("name")} />
          <Field label={waitlist.email} type="email" autoComplete="email" required {...field("email")} />
        </FieldPair>
        <DecoyField decoy={form.decoy} />
        <CountedTextarea
          {...waitlist.motivation}
          limit={waitlistLimits.motivation}
          control={form.control}
          className="max-wide:min-h-19"
          {...field("motivation")}
        />
      </CoachingForm>
    </FormModal>
  );
}
