"use client";

import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { PasswordField } from "@/components/forms/password-field";
import { Button } from "@/components/ui/button";
import { Heard } from "@/components/ui/heard";
import { Message } from "@/components/ui/message";
import { Modal } from "@/components/ui/modal";
import { accountCare } from "@/content/account-care";
import { messages } from "@/content/messages";
import { classNames } from "@/lib/class-names";
import { readFailure } from "../failure";
import type { ProofInput } from "../schema";
import "./proof-dialog.css";

const words = accountCare.proof;

/** What a part of the profile needs to ask whether it is really the member. */
export type Proof = { email: string; hasPassword: boolean; signInAgain: ReactNode };

type ProofDialogProps = {
  proof: Proof;
  heading: string;
  children: ReactNode;
  submit: string;
  sending: string;
  cancel?: string;
  isDangerous?: boolean;
  failed: (message: string) => string;
  run: (proof: ProofInput) => Promise<void>;
  onClose: () => void;
};

/** A dialog that asks for the password, where there is one, before something is done that only the member may do. */
export function ProofDialog(props: ProofDialogProps) {
  const {
    proof,
    heading,
    children,
    submit,
    sending,
    cancel = words.cancel,
    isDangerous,
    failed,
    run,
    onClose,
  } = props;
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isStale, setIsStale] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setFailure(null);
    setIsSending(true);
    try {
      await run(proof.hasPassword ? { password } : {});
    } catch (caught) {
      const { reason, message } = readFailure(caught);
      setIsStale(reason === "stale-session");
      if (reason === "wrong-password") {
        setError(message);
        field.current?.focus();
      } else if (reason === "signed-out") setFailure(messages.profile.notSignedIn);
      else setFailure(failed(message));
    }
    setIsSending(false);
  }

  return (
    <Modal
      isOpen
      onClose={(how) => {
        if (how === "forced" || !isSending) onClose();
      }}
      headingId={id}
      closeLabel={words.close}
      className="modal--proof"
    >
      <div className="proof">
        <h2 id={id} tabIndex={-1}>
          {heading}
        </h2>
        {children}
        <form noValidate aria-busy={isSending} onSubmit={onSubmit}>
          {proof.hasPassword ? (
            <>
              <input
                type="text"
                name="username"
                autoComplete="username"
                value={proof.email}
                readOnly
                hidden
              />
              <PasswordField
                ref={field}
                label={words.password}
                autoComplete="current-password"
                error={error}
                readOnly={isSending}
                value={password}
                onChange={(event) => {
                  setPassword(event.target.value);
                  setError(undefined);
                  setFailure(null);
                }}
              />
            </>
          ) : null}
          <div role="alert">
            {failure ? (
              <Message tone="error" live={false}>
                {failure}
              </Message>
            ) : null}
          </div>
          <Heard>{isSending ? sending : null}</Heard>
          <div className="proof__acts">
            {isStale ? (
              proof.signInAgain
            ) : (
              <Button
                type="submit"
                size="small"
                className={classNames(isDangerous && "btn--danger")}
                busy={isSending}
                aria-disabled={isSending}
                disabled={proof.hasPassword && !password}
              >
                {isSending ? sending : submit}
              </Button>
            )}
            <Button variant="line" size="small" disabled={isSending} onClick={onClose}>
              {cancel}
            </Button>
          </div>
        </form>
      </div>
    </Modal>
  );
}
