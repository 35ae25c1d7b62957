import { DecoyField } from "@/components/forms/decoy-field";
import { Field } from "@/components/forms/field";
import { waitlist, waitlistLimits } from "@/content/coaching-forms";
import { messages } from "@/content/messages";
import { formatEmail } from "@/lib/format-email";
import { formatLocalDate } from "@/lib/local-date";
import { api } from "@/trpc/client";
import { type WaitlistForm, waitlistFormSchema } from "../schema";
import { CountedTextarea } from "./counted-textarea";
import { type CoachingModalProps, type FormFrame, FormModal } from "./form-modal";
import { CoachingForm, FieldPair, FormNote, FormSent } from "./form-parts";
import { useCoachingForm } from "./use-coaching-form";

/** `since` is set if the person was already on the list; `isQuarantined` if the form is quarantined for review. */
type JoinedWaitlist = WaitlistForm & { since: Date | null; isQuarantined: boolean };

function composeThanks({ name, email, since, isQuarantined }: JoinedWaitlist) {
  const { done, quarantined } = waitlist;
  if (isQuarantined) {
    const { heading, steps, text } = quarantined;
    return { heading, steps, children: text(name) };
  }
  const { heading, steps, alreadySteps, already, thanks, sent } = done;
  if (since) return { heading, steps: alreadySteps, children: already(name, formatLocalDate(since)) };
  const children = (
    <>
      {thanks(name)} {sent} <b>{formatEmail(email)}</b>.
    </>
  );
  return { heading, steps, children };
}

export function JoinWaitlistModal({ defaults, ...modal }: CoachingModalProps) {
  const { title, tagline, done } = waitlist;
  return (
    <FormModal<JoinedWaitlist>
      {...modal}
      title={title}
      figure={2}
      isNarrow
      aside={
        <p className="mt-s4 font-aside text-[1.125rem] text-gold-light leading-[1.4] italic max-wide:hidden">
          {tagline}
        </p>
      }
      form={(frame) => <JoinWaitlistForm {...frame} defaults={defaults} />}
      thanks={(sent, { headingId, startAgain }) => (
        <FormSent
          {...composeThanks(sent)}
          headingId={headingId}
          figure={2}
          action={{ label: done.again, onClick: startAgain }}
        />
      )}
    />
  );
}

type JoinWaitlistFormProps = FormFrame<JoinedWaitlist> & Pick<CoachingModalProps, "defaults">;

function JoinWaitlistForm({ defaults, input, onSent }: JoinWaitlistFormProps) {
  const form = useCoachingForm({
    name: "waitlist",
    schema: waitlistFormSchema,
    base: { name: defaults?.name ?? "", email: defaults?.email ?? "", motivation: "" },
    send: (values, _key, signals) => api.coaching.joinWaitlist.mutate({ ...values, ...signals }),
    failed: messages.coaching.waitlistFailed,
    onSent: (sent, { since, isQuarantined }) => onSent({ ...sent, since, isQuarantined }),
    input,
  });
  const { field } = form;
  return (
    <CoachingForm
      state={form}
      texts={waitlist}
      heading={<h3>{waitlist.heading}</h3>}
      note={
        <FormNote labelledBy="cf-next">
          <h4 id="cf-next">{waitlist.next.heading}</h4>
          <ol role="list" className="mt-2 grid">
            {waitlist.next.list.map((line) => (
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
  );
}
