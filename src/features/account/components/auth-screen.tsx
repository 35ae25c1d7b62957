import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { TextButton } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { TextLink } from "@/components/ui/page-link";
import { accountLinks } from "@/content/account-links";
import { auth } from "@/content/auth";
import { messages } from "@/content/messages";
import { dropDraft } from "@/lib/form-draft";
import { useStalledNavigation } from "@/lib/use-stalled-navigation";
import type { AuthResult } from "../account-api";
import { refreshSession, useSession } from "../session/session";
import { noteAlreadyMember } from "./already-member-note";
import { LinkGoogleForm, SignInForm, SignUpForm, signUpDraft } from "./auth-forms";
import { AuthFrame } from "./auth-frame";
import { FailureMessage, type ShownFailure } from "./auth-messages";
import { GoogleButton } from "./google-button";
import { LoginLinkForm, type LoginLinkPurpose } from "./login-link-form";
import {
  type AuthMode,
  isAtDesk,
  landingOf,
  readAuthQuery,
  replaceMode,
  useAuthQuery,
} from "./use-auth-query";

type AuthScreenProps = {
  film: ReactNode;
  legal: ReactNode;
  isGoogleOffered: boolean;
  /** Runs before the redirect, which follows even after a failure. */
  onEntered: () => Promise<void>;
};

type Chosen = {
  search: string;
  isLinking?: boolean;
  linkForm?: { email: string; purpose: LoginLinkPurpose };
};

export function AuthScreen({ film, legal, isGoogleOffered, onEntered }: AuthScreenProps) {
  const query = useAuthQuery();
  /** The form that replaces the sign-in or sign-up form until the address changes. */
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [failed, setFailed] = useState<{ search: string; failure: ShownFailure } | null>(null);
  const [landing, setLanding] = useState("");
  const session = useSession();
  const router = useRouter();
  const hasLeft = useRef(false);
  const hasTried = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { mode } = query;
  const { isLinking = false, linkForm = null } = chosen?.search === query.search ? chosen : {};
  const failure = failed?.failure ?? null;
  // Drops the failure when the address changes to the other form.
  if (failed && failed.search !== query.search) setFailed(null);
  const other = mode === "sign-in" ? "sign-up" : "sign-in";
  const texts = mode === "sign-in" ? auth.signIn : auth.signUp;
  const { user } = session;

  useEffect(() => {
    if (!user) hasLeft.current = false;
    if (!user || hasLeft.current) return;
    hasLeft.current = true;
    dropDraft(signUpDraft);
    // Reads the address in an effect, because after a client-side navigation the first render still has the old
    // address.
    const { mode, target } = readAuthQuery(window.location.search);
    if (mode === "sign-up" && target === "/profile" && !hasTried.current) noteAlreadyMember();
    const next = landingOf(target, user);
    void onEntered()
      .catch(() => {})
      .then(() => {
        // Loads the page in full, because the Desk has its own content security policy.
        if (isAtDesk(next)) return window.location.replace(next);
        setLanding(next);
        router.replace(next);
      });
  }, [user, onEntered, router]);
  useStalledNavigation(landing !== "", landing, 0, "replace");

  // Scrolls to the message, because on small screens it may be far above the button.
  useEffect(() => {
    if (failure) document.getElementById("auth-failure")?.scrollIntoView({ block: "nearest" });
  }, [failure]);

  function setFailure(failure: ShownFailure | null) {
    setFailed(failure && { search: query.search, failure });
  }

  async function handleResult(result: AuthResult) {
    if (!result.ok) {
      const hint = result.isThrottled ? auth.throttledHint : texts.hint;
      return setFailure({ ...result, hint: result.hint ?? (isLinking ? undefined : hint) });
    }
    const { status } = await refreshSession();
    if (status === "signed-out") setFailure({ message: messages.auth.notKept });
    if (status === "error") setFailure({ message: messages.auth.notLoaded });
  }

  function show(next: AuthMode, { linking = false } = {}) {
    dropDraft(signUpDraft);
    setChosen({ search: replaceMode(next), isLinking: linking });
    setFailure(null);
    if (!linking) heading.current?.focus();
  }

  function forget(email: string, purpose: LoginLinkPurpose) {
    setChosen({ search: replaceMode("link"), linkForm: { email, purpose } });
    setFailure(null);
    heading.current?.focus();
  }

  function start() {
    hasTried.current = true;
    setFailure(null);
  }

  const Form = mode === "sign-in" ? SignInForm : SignUpForm;
  return (
    <AuthFrame picture={film} tagline={texts.tagline} mode={mode}>
      <h1 ref={heading} tabIndex={-1}>
        {linkForm ? accountLinks.loginLink[linkForm.purpose].heading : texts.heading}
      </h1>
      <p className="note mt-2" hidden={linkForm !== null}>
        <span>{texts.switchQuestion}</span>{" "}
        <TextButton onClick={() => show(other)}>{texts.switchLabel}</TextButton>
      </p>
      <noscript>
        <Message tone="info" isLive={false} className="mt-5">
          {auth.noScript}
        </Message>
      </noscript>
      {query.why ? (
        <Message tone="info" isLive={false} className="mt-5">
          {auth.why[query.why]}
        </Message>
      ) : null}
      {/* Conditional content has its own parent, because a browser extension may have wrapped its siblings. */}
      <div>
        <FailureMessage id="auth-failure" failure={failure} />
      </div>
      <p role="status">{user ? auth.entering : null}</p>
      {/* Inert while the next page loads, because a second submission would report that the sign-up failed. */}
      <div inert={Boolean(user)}>
        {linkForm ? <LoginLinkForm {...linkForm} onLeave={() => show("sign-in")} /> : null}
        {isLinking ? (
          <LinkGoogleForm onResult={handleResult} onStart={start} onLeave={() => show("sign-in")} />
        ) : null}
        {linkForm || isLinking ? null : (
          <div>
            <div>
              <Form key={mode} onResult={handleResult} onStart={start} onForgot={forget} />
            </div>
            <GoogleButton
              isOffered={isGoogleOffered}
              onStart={start}
              // Reads the current address, because the user may have switched forms while the popup was open.
              onResult={(result) =>
                setFailed(result.ok ? null : { search: window.location.search, failure: result })
              }
              onLinkNeeded={() => show("sign-in", { linking: true })}
            />
          </div>
        )}
      </div>
      {legal}
      <p>
        <TextLink href="/home">{auth.back}</TextLink>
      </p>
    </AuthFrame>
  );
}
