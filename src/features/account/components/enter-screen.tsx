"use client";

import { accountLinks } from "@/content/account-links";
import { useLinkSecret } from "@/lib/use-link-secret";
import { enterByLink } from "../account-calls";
import { refreshSession } from "../session/session-store";
import { linkDone } from "./link-done";
import { PressLink } from "./press-link";
import { RenewLink } from "./renew-link";

const words = accountLinks.enter;

async function enter(input: { token: string }) {
  await enterByLink(input);
  await refreshSession();
}

/** Signs in by the link in the address; one that is over is replaced on the spot. */
export function EnterScreen() {
  const secret = useLinkSecret();
  return (
    <PressLink
      words={words}
      consume={enter}
      done={() => linkDone(words.done, "/profile")}
      otherwise={<RenewLink key={secret} secret={secret ?? ""} way="enter" />}
    />
  );
}
