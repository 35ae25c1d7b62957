"use client";

import { type ReactNode, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Message } from "@/components/ui/message";
import { Spinner } from "@/components/ui/spinner";
import { secondFactor } from "@/content/second-factor";
import { readApiError } from "@/lib/api-error";
import { trpc } from "@/trpc/provider";
import { explainCallError } from "../failure";
import { AddApp } from "./add-app";
import { AddPasskey } from "./add-passkey";
import { GiveFactor } from "./give-factor";
import { RecoveryCodes } from "./recovery-codes";

const text = secondFactor;

function Said({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <>
      <h1>{heading}</h1>
      <p className="mt-s4">{children}</p>
    </>
  );
}

type FactorScreenProps = {
  /** Asks for the factor again, even if it was verified within twelve hours. */
  isAgain: boolean;
  /** The sign-in page, which returns here. */
  signIn: string;
  /** Restarts the sign-in, which the first factor requires. */
  signInAgain: ReactNode;
  onGiven: () => void;
};

/** Sets up the first factor, and asks for one from then on. */
export function FactorScreen({ isAgain, signIn, signInAgain, onGiven }: FactorScreenProps) {
  const query = trpc.secondFactor.get.useQuery(undefined, { retry: false });
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);

  const isOpen = query.data?.isGiven && !isAgain && !recoveryCodes;

  useEffect(() => {
    if (isOpen) onGiven();
  }, [isOpen, onGiven]);

  if (recoveryCodes) return <RecoveryCodes heading="h1" codes={recoveryCodes} onKept={onGiven} />;
  if (query.isPending || isOpen) {
    return (
      <>
        <div className="noscript:hidden">
          <Spinner text={text.loading} />
        </div>
        <noscript>
          <Said heading={text.title}>{text.noScript}</Said>
        </noscript>
      </>
    );
  }
  if (query.error) {
    const { reason, code } = readApiError(query.error);
    if (reason === "signed-out") {
      return (
        <>
          <Said heading={text.signedOut.heading}>{text.signedOut.text}</Said>
          <ButtonLink href={signIn} className="mt-s5" wide>
            {text.signedOut.action}
          </ButtonLink>
        </>
      );
    }
    if (code === "NOT_FOUND") {
      return (
        <>
          <Said heading={text.elsewhere.heading}>{text.elsewhere.text}</Said>
          <ButtonLink href="/profile" className="mt-s5" wide>
            {text.elsewhere.action}
          </ButtonLink>
        </>
      );
    }
    return (
      <div className="grid justify-items-start gap-s5">
        <h1>{text.title}</h1>
        <Message tone="error">{`${text.failed} ${explainCallError(readApiError(query.error))}`}</Message>
        <Button variant="line" onClick={() => void query.refetch()}>
          {text.retry}
        </Button>
      </div>
    );
  }

  const { passkeys, appSince } = query.data;
  const hasPasskey = passkeys.length > 0;
  const hasApp = appSince !== null;
  const goOn = (codes: readonly string[] | null) => (codes ? setRecoveryCodes(codes) : onGiven());
  if (!hasPasskey && !hasApp) {
    return (
      <>
        <Said heading={text.enrol.heading}>{text.enrol.lead}</Said>
        {query.data.isSignInFresh ? (
          <div className="mt-s5 grid gap-s6">
            <div className="rounded-sheet border border-dune-line border-t-2 border-t-gold bg-paper p-sheet">
              <AddPasskey heading="h2" onAdded={goOn} isFirst />
            </div>
            <AddApp heading="h2" onAdded={goOn} />
          </div>
        ) : (
          <div className="mt-s5 grid justify-items-start gap-4">
            <p>{text.enrol.again}</p>
            {signInAgain}
          </div>
        )}
      </>
    );
  }
  return (
    <>
      <Said heading={text.prove.heading}>{text.prove.lead}</Said>
      <GiveFactor hasPasskey={hasPasskey} hasApp={hasApp} onGiven={onGiven} />
    </>
  );
}
