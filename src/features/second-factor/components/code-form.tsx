import { AccountName, Field } from "@/components/forms/field";
import { Fields, Form, SubmitButton } from "@/components/forms/form";
import { useZodForm } from "@/components/forms/use-zod-form";
import { Message } from "@/components/ui/message";
import { explainCallError } from "@/lib/explain-call-error";
import { formatEmail } from "@/lib/format-email";
import { codeSchema, recoverySchema } from "../schema";
import { useFactorRefresh } from "../use-factor-refresh";

type CodeFormProps = {
  /** The account's address, by which password managers find the code; unset while the app is being added. */
  email?: string;
  kind: "app" | "recovery";
  label: string;
  texts: { submit: string; sending: string };
  send: (code: string) => Promise<unknown>;
  autoFocus?: boolean;
  /** Whether the page shows another method before this form. */
  isSecond?: boolean;
};

export function CodeForm({ email, kind, label, texts, send, autoFocus, isSecond }: CodeFormProps) {
  const refreshFactors = useFactorRefresh();
  const form = useZodForm({
    schema: kind === "app" ? codeSchema : recoverySchema,
    defaultValues: { code: "" },
    fieldOf: { "factor-wrong": "code" },
    send: ({ code }) => send(code),
    onFailed(error) {
      refreshFactors(error);
      return explainCallError(error);
    },
  });
  return (
    <Form state={form} className="grid w-full justify-items-start gap-4">
      {email ? <AccountName email={formatEmail(email)} /> : null}
      {form.failure ? <Message tone="error">{form.failure}</Message> : null}
      <Fields isDisabled={form.isSending}>
        <Field
          label={label}
          fieldClassName={kind === "app" ? "w-full max-w-60" : "w-full"}
          className={kind === "app" ? "text-[1.5rem] tabular-nums tracking-[0.3em]" : undefined}
          autoComplete={kind === "app" ? "one-time-code" : "off"}
          inputMode={kind === "app" ? "numeric" : undefined}
          required
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          autoFocus={autoFocus}
          {...form.field("code")}
        />
      </Fields>
      <SubmitButton texts={texts} isSending={form.isSending} variant={isSecond ? "line" : undefined} />
    </Form>
  );
}
