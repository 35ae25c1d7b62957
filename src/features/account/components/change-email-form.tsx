import { useState } from "react";
import { AccountName, Field, PasswordField } from "@/components/forms/field";
import { Fields, Form } from "@/components/forms/form";
import { useZodForm } from "@/components/forms/use-zod-form";
import { BusyButton } from "@/components/ui/busy-button";
import { Message } from "@/components/ui/message";
import { accountLinks } from "@/content/account-links";
import { formatEmail } from "@/lib/format-email";
import { invalidateSession } from "@/lib/session-events";
import { trpc } from "@/trpc/provider";
import { callFailure } from "../account-api";
import { requestEmailChangeSchema } from "../schema";
import { useSession } from "../session/session";
import { FailureMessage } from "./auth-messages";

const text = accountLinks.changeEmail;

export function ChangeEmailForm() {
  const request = trpc.account.requestEmailChange.useMutation();
  const { user } = useSession();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useZodForm({
    schema: requestEmailChangeSchema,
    defaultValues: { email: "", password: "" },
    draft: "aurea.draft.address",
    secrets: ["password"],
    fieldOf: { "wrong-password": "password", "email-same": "email" },
    send(values) {
      setSentTo(null);
      return request.mutateAsync(values);
    },
    onSent(_, { email }) {
      form.startOver();
      setSentTo(email);
    },
    onFailed(error) {
      if (error.reason === "signed-out") invalidateSession();
      return callFailure(error, text.failed);
    },
    onEdit: () => setSentTo(null),
  });
  const { isSending } = form;

  return (
    <Form state={form} className="grid max-w-108 gap-s5">
      {user ? <AccountName email={user.email} /> : null}
      <Fields isDisabled={isSending}>
        <Field
          label={text.email}
          help={text.help}
          type="email"
          autoComplete="email"
          required
          {...form.field("email")}
        />
        <PasswordField label={text.password} autoComplete="current-password" {...form.field("password")} />
      </Fields>
      <FailureMessage failure={form.failure} />
      <div role="status" className="empty:absolute">
        {sentTo ? (
          <Message tone="ok" isLive={false}>
            {text.sent(formatEmail(sentTo))}
          </Message>
        ) : null}
      </div>
      <div>
        <BusyButton type="submit" texts={text} isBusy={isSending} />
      </div>
    </Form>
  );
}
