import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button, TextButton } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Message } from "@/components/ui/message";
import { Spinner } from "@/components/ui/spinner";
import { secondFactor as text } from "@/content/second-factor";
import { type ApiError, readApiError } from "@/lib/api-error";
import { explainCallError } from "@/lib/explain-call-error";
import { useFocusAtEnd } from "@/lib/use-focus-at-end";
import { trpc } from "@/trpc/provider";
import { ActionButton } from "./action-button";
import { AddApp, AddPasskey, importPasskeyApi, RecoveryCodes } from "./add-factor";
import { CodeForm } from "./code-form";

function Explanation({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h1>{heading}</h1>
      <p className="mt-s4">{children}</p>
    </div>
  );
}

type VerifyFactorProps = { email: string; hasPasskey: boolean; hasApp: boolean; onVerified: () => void };

function VerifyFactor({ email, hasPasskey, hasApp, onVerified }: VerifyFactorProps) {
  const ask = trpc.secondFactor.askPasskey.useMutation();
  const byPasskey = trpc.secondFactor.verifyPasskey.useMutation();
  const byCode = trpc.secondFactor.verifyCode.useMutation();
  const byRecovery = trpc.secondFactor.verifyRecovery.useMutation();
  const [isUsingRecoveryCode, setIsUsingRecoveryCode] = useState(false);

  async function verifyByPasskey() {
    const { startAuthentication } = await importPasskeyApi();
    const assertion = await startAuthentication({ optionsJSON: await ask.mutateAsync() });
    // Leaves out the extension results, because the server does not read them.
    await byPasskey.mutateAsync({ ...assertion, clientExtensionResults: {} });
    onVerified();
  }

  const send = (verify: (input: { code: string }) => Promise<unknown>) => async (code: string) => {
    await verify({ code });
    onVerified();
  };

  return (
    <div className="mt-s5 grid justify-items-start gap-s5">
      {isUsingRecoveryCode ? (
        <CodeForm
          email={email}
          kind="recovery"
          label={text.recovery.code}
          texts={text.recovery}
          autoFocus
          send={send(byRecovery.mutateAsync)}
        />
      ) : (
        <>
          {hasPasskey ? (
            <ActionButton
              wide
              texts={{ submit: text.passkey.use, sending: text.passkey.using }}
              work={verifyByPasskey}
            />
          ) : null}
          {hasPasskey && hasApp ? <hr className="w-full border-dune-line border-t" /> : null}
          {hasApp ? (
            <CodeForm
              email={email}
              kind="app"
              label={text.app.code}
              texts={text.app}
              isSecond={hasPasskey}
              autoFocus={!hasPasskey}
              send={send(byCode.mutateAsync)}
            />
          ) : null}
        </>
      )}
      <TextButton onClick={() => setIsUsingRecoveryCode(!isUsingRecoveryCode)}>
        {isUsingRecoveryCode ? text.verify.back : text.verify.other}
      </TextButton>
      <p className="note">{text.verify.lost}</p>
    </div>
  );
}

function AddFirstFactor({ onAdded }: { onAdded: (codes: readonly string[] | null) => void }) {
  return (
    <div className="mt-s5 grid gap-s6">
      <div className="rounded-sheet border border-dune-line border-t-2 border-t-gold bg-paper p-sheet">
        <AddPasskey heading="h2" onAdded={onAdded} isFirst />
      </div>
      <AddApp heading="h2" onAdded={onAdded} />
    </div>
  );
}

type LoadFailedProps = { error: ApiError; signInHref: string; onRetry: () => void };

const isRefused = ({ reason, code }: ApiError) => reason === "signed-out" || code === "NOT_FOUND";

function LoadFailed({ error, signInHref, onRetry }: LoadFailedProps) {
  if (isRefused(error)) {
    const isSignedOut = error.reason === "signed-out";
    const refusal = isSignedOut ? text.signedOut : text.elsewhere;
    return (
      <>
        <Explanation heading={refusal.heading}>{refusal.text}</Explanation>
        <ButtonLink href={isSignedOut ? signInHref : "/profile"} className="mt-s5" wide>
          {refusal.action}
        </ButtonLink>
      </>
    );
  }
  return (
    <div className="grid justify-items-start gap-s5">
      <h1>{text.title}</h1>
      <Message tone="error">{`${text.failed} ${explainCallError(error)}`}</Message>
      <Button variant="line" onClick={onRetry}>
        {text.retry}
      </Button>
    </div>
  );
}

type FactorScreenProps = {
  /** Asks for the second factor even if it was verified within twelve hours. */
  mustVerifyAgain: boolean;
  /** The address of the sign-in, which returns to this page. */
  signInHref: string;
  /** Shown to a coach who must sign in again before adding a first factor. */
  signInAgain: ReactNode;
  onVerified: () => void;
};

export function FactorScreen({ mustVerifyAgain, signInHref, signInAgain, onVerified }: FactorScreenProps) {
  const query = trpc.secondFactor.get.useQuery(undefined, { retry: false });
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const [hasVerified, setHasVerified] = useState(false);

  const hasFactor = Boolean(query.data && (query.data.passkeys.length > 0 || query.data.appSince));
  const content = useRef<HTMLDivElement>(null);
  useFocusAtEnd(content, Boolean(query.data?.isSignInFresh && !hasFactor));
  useFocusAtEnd(content, query.isPending && query.errorUpdateCount > 0);
  const isOpen = hasVerified || (query.data?.isVerified && !mustVerifyAgain && !recoveryCodes);

  useEffect(() => {
    if (isOpen) onVerified();
  }, [isOpen, onVerified]);

  if (recoveryCodes) return <RecoveryCodes heading="h1" codes={recoveryCodes} onKept={onVerified} />;
  if (query.isPending || isOpen) {
    return (
      <>
        <div className="noscript:hidden">
          <Spinner text={text.loading} />
        </div>
        <noscript>
          <Explanation heading={text.title}>{text.noScript}</Explanation>
        </noscript>
      </>
    );
  }
  // A failed refetch keeps the screen, because its QR code cannot be shown again.
  if (query.isLoadingError || (query.isRefetchError && isRefused(readApiError(query.error)))) {
    const error = readApiError(query.error);
    return (
      <div ref={content} tabIndex={-1}>
        <LoadFailed error={error} signInHref={signInHref} onRetry={() => void query.refetch()} />
      </div>
    );
  }

  const { email, passkeys, appSince, isSignInFresh } = query.data;
  const { heading, lead } = hasFactor ? text.verify : text.enrol;
  return (
    <div ref={content} tabIndex={-1}>
      <Explanation heading={heading}>{lead}</Explanation>
      {hasFactor ? (
        <VerifyFactor
          email={email}
          hasPasskey={passkeys.length > 0}
          hasApp={appSince !== null}
          // Removes the form while the next page loads, because the same code would be refused a second time.
          onVerified={() => setHasVerified(true)}
        />
      ) : null}
      {!hasFactor && isSignInFresh ? (
        <AddFirstFactor onAdded={(codes) => (codes ? setRecoveryCodes(codes) : onVerified())} />
      ) : null}
      {hasFactor || isSignInFresh ? null : (
        <div className="mt-s5 grid justify-items-start gap-4">
          <p>{text.enrol.again}</p>
          {signInAgain}
        </div>
      )}
    </div>
  );
}
