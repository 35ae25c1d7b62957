"use client";

import { useState } from "react";
import { accountLinks } from "@/content/account-links";
import { dropLinkSecret, useLinkSecret } from "@/lib/use-link-secret";
import { refreshSession } from "../session/session";
import { LinkHeading, linkDone } from "./link-result";
import { RenewLink } from "./login-link-form";
import { ResetForm } from "./reset-form";

const texts = accountLinks.reset;

export function ResetScreen() {
  const secret = useLinkSecret();
  const [isDone, setIsDone] = useState(false);
  const [spent, setSpent] = useState<string | null>(null);

  function finish() {
    setIsDone(true);
    dropLinkSecret();
    void refreshSession();
  }

  if (isDone) return linkDone(texts.done, "/auth");
  if (secret === "" || (secret !== null && secret === spent)) {
    const { heading, text } = spent ? texts.over : texts.none;
    return (
      <>
        <LinkHeading heading={heading}>{text}</LinkHeading>
        <RenewLink secret={secret} way="reset" />
      </>
    );
  }
  return (
    <>
      <LinkHeading heading={texts.heading}>{texts.lead}</LinkHeading>
      <ResetForm secret={secret ?? ""} onDone={finish} onOver={() => setSpent(secret)} />
    </>
  );
}
