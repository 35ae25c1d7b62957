"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { accountLinks } from "@/content/account-links";

type LinkHeadingProps = { heading: string; children: ReactNode };

/** What a page of a one-time link says first; when that changes, the heading is focused and so read out. */
export function LinkHeading({ heading, children }: LinkHeadingProps) {
  const element = useRef<HTMLHeadingElement>(null);
  const said = useRef(heading);

  useEffect(() => {
    if (said.current !== heading) element.current?.focus();
    said.current = heading;
  }, [heading]);

  return (
    <>
      <h1 ref={element} tabIndex={-1}>
        {heading}
      </h1>
      <p className="mt-s4">{children}</p>
      <noscript>
        <p className="note">{accountLinks.noScript}</p>
      </noscript>
    </>
  );
}
