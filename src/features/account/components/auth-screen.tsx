"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Message } from "@/components/ui/message";
import { auth } from "@/content/auth";
import type { AuthAnswer } from "../auth-call";
import { refreshSession, useSession } from "../session-store";
import "./auth-screen.css";
import { SignInForm } from "./sign-in-form";
import { SignUpForm } from "./sign-up-form";
import { type AuthMode, useAuthQuery } from "./use-auth-query";

type AuthScreenProps = {
  film: ReactNode;
  law: ReactNode;
  /** Runs once somebody is signed in and before the page is left; a failure never keeps anybody here. */
  onEntered?: () => Promise<void>;
};

export function AuthScreen({ film, law, onEntered }: AuthScreenProps) {
  const query = useAuthQuery();
  const [chosen, setChosen] = useState<AuthMode | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const session = useSession();
  const router = useRouter();
  const hasLeft = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const mode = chosen ?? query.mode;
  const words = mode === "sign-in" ? auth.signIn : auth.signUp;
  const isSignedIn = session.status === "signed-in";
  const { target } = query;

  useEffect(() => {
    if (!isSignedIn || hasLeft.current) return;
    hasLeft.current = true;
    const claimed = onEntered?.().catch(() => {}) ?? Promise.resolve();
    void claimed.then(() => router.replace(target));
  }, [isSignedIn, onEntered, router, target]);

  async function answer(given: AuthAnswer) {
    if (!given.ok) return setFailure(given.message);
    await refreshSession();
  }

  function switchMode() {
    setChosen(mode === "sign-in" ? "sign-up" : "sign-in");
    setFailure(null);
    heading.current?.focus();
  }

  const Form = mode === "sign-in" ? SignInForm : SignUpForm;
  return (
    <div className={mode === "sign-in" ? "auth" : "auth auth--join"}>
      <div className="auth__film on-night">
        {film}
        <p className="auth__voice">{words.voice}</p>
      </div>
      <div className="auth__form">
        <div className="auth__inner">
          <h1 ref={heading} tabIndex={-1}>
            {words.heading}
          </h1>
          <p className="note auth__switch">
            {words.switchQuestion}{" "}
            <button className="textbtn" type="button" onClick={switchMode}>
              {words.switchLabel}
            </button>
          </p>
          {mode === "sign-up" && target === "/eq-results" ? (
            <Message tone="info" live={false} className="auth__message">
              {auth.saveResult}
            </Message>
          ) : null}
          {failure ? (
            <Message tone="error" className="auth__message">
              <p>{failure}</p>
              <p className="auth__hint">{words.hint}</p>
            </Message>
          ) : null}
          {isSignedIn ? <p role="status">{auth.entering}</p> : null}
          <Form key={mode} onAnswer={answer} onStart={() => setFailure(null)} />
          {law}
          <p>
            <Link className="textlink" href="/home">
              {auth.back}
            </Link>
          </p>
          <noscript>
            <p className="note">{auth.noScript}</p>
          </noscript>
        </div>
      </div>
    </div>
  );
}
