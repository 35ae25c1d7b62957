"use client";

import { accountCare } from "@/content/account-care";
import { messages } from "@/content/messages";
import { clearTabs } from "@/lib/tab-storage";
import { trpc } from "@/trpc/provider";
import type { ProofInput } from "../schema";
import styles from "./delete-account.module.css";
import type { Proof } from "./proof-dialog";
import { ProofAction } from "./proof-dialog";

const { lead, open, dialog } = accountCare.leave;
const { goes, going, stays, staying, ...words } = dialog;

type DeleteAccountProps = {
  proof: Proof;
  isVerified: boolean;
  /** The name of a paid plan. */
  membership: string | null;
  onGone: () => void;
};

/** Explains what is deleted and what stays. */
export function DeleteAccount({ proof, isVerified, membership, onGone }: DeleteAccountProps) {
  const remove = trpc.profile.deleteAccount.useMutation();

  async function run(given: ProofInput) {
    await remove.mutateAsync(given);
    clearTabs("gone");
    onGone();
  }

  return (
    <ProofAction
      {...words}
      lead={lead}
      open={open}
      proof={proof}
      isDangerous
      failed={messages.profile.deleteFailed}
      run={run}
    >
      <div>
        <b className="font-semibold">{goes}</b>
        <ul className={styles.list}>
          <li>{going.account}</li>
          {membership ? <li>{going.membership(membership)}</li> : null}
          <li>{going.rest}</li>
          {isVerified ? <li>{going.forms}</li> : null}
        </ul>
      </div>
      <div>
        <b className="font-semibold">{stays}</b>
        <ul className={styles.list}>
          <li>{staying.votes}</li>
          {isVerified ? null : <li>{staying.forms}</li>}
          <li>{staying.note}</li>
        </ul>
      </div>
    </ProofAction>
  );
}
