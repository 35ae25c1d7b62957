"use client";

import { useState } from "react";
import { Field } from "@/components/forms/field";
import { Fields, Form, SubmitButton } from "@/components/forms/form";
import { useZodForm } from "@/components/forms/use-zod-form";
import { accountLinks } from "@/content/account-links";
import { auth } from "@/content/auth";
import { requestPasswordReset, requestSignInLink } from "../account-calls";
import { callFailure } from "../auth-answer";
import { requestPasswordResetSchema } from "../schema";
import { FailureMessage } from "./failure-message";
import { SuccessNotice } from "./success-notice";

/** By mail: to a new password, or in at once. */
export type WayIn = "reset" | "enter";

type WayInFormProps = {
  way: WayIn;
  email?: string;
  /** Where the form takes the place of another: leads back to that one. */
  onLeave?: () => void;
};

const words = accountLinks.wayIn;

const ways = { reset: requestPasswordReset, enter: requestSignInLink };

/** Asks for a mail with a link into the account; says the same for every address. */
export function WayInForm({ way, email = "", onLeave }: WayInFormProps) {
  const own = words[way];
  const [asked, setAsked] = useState<"once" | "again" | null>(null);
  const form = useZodForm({
    schema: requestPasswordResetSchema,
    defaultValues: { email },
    send: ways[way],
    onSent: () => setAsked("once"),
    onFailed: (error) => callFailure(error, own.failed),
  });

  const leave = onLeave ? (
    <p>
      <button className="textbtn" type="button" onClick={onLeave}>
        {words.leave}
      </button>
    </p>
  ) : null;
  if (asked === "once") {
    return (
      <>
        <SuccessNotice className="mt-5">{words.sent}</SuccessNotice>
        <p className="mt-s4">
          <button className="textbtn" type="button" onClick={() => setAsked("again")}>
            {words.other}
          </button>
        </p>
        {leave}
      </>
    );
  }
  return (
    <>
      {onLeave ? <p className="mt-s4">{own.lead}</p> : null}
      <FailureMessage failure={form.failure} />
      <Form state={form}>
        <Fields isDisabled={form.isSending}>
          <Field
            label={auth.fields.email}
            type="email"
            autoComplete="email"
            autoFocus={asked === "again"}
            {...form.field("email")}
          />
        </Fields>
        <SubmitButton words={words} isSending={form.isSending} wide />
      </Form>
      {leave}
    </>
  );
}
