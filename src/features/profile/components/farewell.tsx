"use client";

import { useEffect, useRef } from "react";
import { ProfileNotice } from "@/components/sections/profile/profile-opening";
import { ButtonLink } from "@/components/ui/button-link";
import { accountCare } from "@/content/account-care";

const text = accountCare.farewell;

/** Shown once the account is deleted. */
export function Farewell() {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);

  return (
    <ProfileNotice heading={text.title} headingRef={heading}>
      <p className="lead">{text.text}</p>
      <ButtonLink href="/home">{text.home}</ButtonLink>
    </ProfileNotice>
  );
}
