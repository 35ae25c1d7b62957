"use client";

import { useEffect, useRef } from "react";
import { ProfileNotice } from "@/components/sections/profile/profile-notice";
import { ButtonLink } from "@/components/ui/button-link";
import { accountCare } from "@/content/account-care";

const words = accountCare.farewell;

/** What stands on the page once the account is gone. */
export function Farewell() {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);

  return (
    <ProfileNotice heading={words.title} headingRef={heading}>
      <p className="lead">{words.text}</p>
      <ButtonLink href="/home">{words.home}</ButtonLink>
    </ProfileNotice>
  );
}
