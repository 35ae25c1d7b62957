"use client";

import { useEffect, useRef } from "react";
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
    <div className="wrap relative py-band space-y-s5">
      <h1 ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      <p className="lead">{words.text}</p>
      <ButtonLink href="/home">{words.home}</ButtonLink>
    </div>
  );
}
