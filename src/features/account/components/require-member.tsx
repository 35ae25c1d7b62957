"use client";

import { usePathname, useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Message } from "@/components/ui/message";
import { Spinner } from "@/components/ui/spinner";
import { messages } from "@/content/messages";
import { profile } from "@/content/profile";
import { refreshSession, useSession } from "../session/session-store";

/** Shows its children to members only; others go to /auth, which brings them back here. */
export function RequireMember({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const router = useRouter();
  const path = usePathname();

  useEffect(() => {
    if (status === "signed-out") router.replace(`/auth?returnTo=${encodeURIComponent(path)}`);
  }, [status, router, path]);

  if (status === "signed-in") return children;
  const heading = <h1 className="sr-only">{profile.title}</h1>;
  if (status === "loading") {
    return (
      <>
        {heading}
        <Spinner text={profile.checking} />
      </>
    );
  }
  if (status === "error") {
    return (
      <div className="wrap relative py-band">
        {heading}
        <Message tone="error">Error: {messages.general.databaseAway}</Message>
        <Button variant="line" className="mt-s5" onClick={() => void refreshSession()}>
          {profile.retry}
        </Button>
      </div>
    );
  }
  return (
    <div className="wrap relative py-band">
      {heading}
      <p className="lead">{profile.signedOut}</p>
      <ButtonLink href={`/auth?returnTo=${encodeURIComponent(path)}`} className="mt-s5">
        {profile.signIn}
      </ButtonLink>
    </div>
  );
}
