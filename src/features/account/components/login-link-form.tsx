import { useState } from "react";
import { Field } from "@/components/forms/field";
import { Fields, Form, SubmitButton } from "@/components/forms/form";
import { useZodForm } from "@/components/forms/use-zod-form";
import { TextButton } from "@/components/ui/button";
import type { ButtonLook } from "@/components/ui/button-look";
import { accountLinks } from "@/content/account-links";
import { auth } from "@/content/auth";
import { accountApi, callFailure } from "../account-api";
import { requestLoginLinkSchema } from "../schema";
import { FailureMessage, SuccessNotice } from "./auth-messages";
import { LinkButton } from "./link-result";

export type LoginLinkPurpose = "reset" | "enter";

type LoginLinkFormProps = {
  purpose: LoginLinkPurpose;
  email?: string;
  onLeave?: () => void;
};

const text = accountLinks.loginLink;

/** The result looks the same for every address, so that it does not reveal who has an account. */
export function LoginLinkForm({ purpose, email = "", onLeave }: LoginLinkFormProps) {
  const own = text[purpose];
  const [step, setStep] = useState<"sent" | "again" | null>(null);
  const form = useZodForm({
    schema: requestLoginLinkSchema,
    defaultValues: { email },
    async send(values) {
      const account = await accountApi();
      return purpose === "reset"
        ? account.requestPasswordReset.mutate(values)
        : account.requestSignInLink.mutate(values);
    },
    onSent: () => setStep("sent"),
    onFailed: (error) => callFailure(error, own.failed),
  });

  const leave = onLeave ? (
    <p>
      <TextButton onClick={onLeave}>{text.leave}</TextButton>
    </p>
  ) : null;
  if (step === "sent") {
    return (
      <div key="sent">
        <SuccessNotice className="mt-5">{text.sent}</SuccessNotice>
        <p className="mt-s4">
          <TextButton onClick={() => setStep("again")}>{text.other}</TextButton>
        </p>
        {leave}
      </div>
    );
  }
  return (
    <div key="form">
      {onLeave ? <p className="mt-s4">{own.lead}</p> : null}
      <FailureMessage failure={form.failure} />
      <Form state={form}>
        <Fields isDisabled={form.isSending}>
          <Field
            label={auth.fields.email}
            type="email"
            autoComplete="email"
            required
            autoFocus={step === "again"}
            {...form.field("email")}
          />
        </Fields>
        <SubmitButton texts={text} isSending={form.isSending} wide />
      </Form>
      {leave}
    </div>
  );
}

const renewText = accountLinks.renew;

type RenewLinkProps = { secret: string; purpose: LoginLinkPurpose } & Pick<ButtonLook, "variant">;

export function RenewLink({ secret, purpose, variant }: RenewLinkProps) {
  const [state, setState] = useState<"ready" | "sent" | "unknown">(secret ? "ready" : "unknown");

  async function renew() {
    await (await accountApi()).renewLink.mutate({ token: secret });
    setState("sent");
  }

  if (state === "unknown") return <LoginLinkForm purpose={purpose} />;
  if (state === "sent") return <SuccessNotice className="mt-5">{renewText.sent}</SuccessNotice>;
  return <LinkButton texts={renewText} variant={variant} work={renew} onSpent={() => setState("unknown")} />;
}
