"use client";

import { accountLinks } from "@/content/account-links";
import { useLinkSecret } from "@/lib/use-link-secret";
import { accountApi } from "../account-api";
import { refreshSession } from "../session/session";
import { ConfirmLink } from "./confirm-link";
import { linkDone } from "./link-result";
import { RenewLink } from "./login-link-form";

const text = accountLinks.enter;

async function enter(input: { token: string }) {
  const account = await accountApi();
  await account.enterByLink.mutate(input);
  await refreshSession();
}

export function EnterScreen() {
  const secret = useLinkSecret();
  return (
    <ConfirmLink
      words={text}
      consume={enter}
      done={() => linkDone(text.done, "/profile")}
      otherwise={<RenewLink key={secret} secret={secret ?? ""} way="enter" />}
    />
  );
}
