"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { accountCare } from "@/content/account-care";
import { messages } from "@/content/messages";
import { trpc } from "@/trpc/provider";
import { forgetTab } from "../forget-tab";
import type { ProofInput } from "../schema";
import { useBoard } from "./news";
import { type Proof, ProofDialog } from "./proof-dialog";

const words = accountCare.leave;
const { goes, going, stays, staying } = words.dialog;

type DeleteAccountProps = {
  proof: Proof;
  isVerified: boolean;
  /** the plan's name, when it is more than the free one */
  membership: string | null;
  onGone: () => void;
};

/** Ends the account, after saying what goes with it and what stays. */
export function DeleteAccount({ proof, isVerified, membership, onGone }: DeleteAccountProps) {
  const [isOpen, setIsOpen] = useState(false);
  const remove = trpc.profile.deleteAccount.useMutation();
  const { onMessage } = useBoard();

  async function run(given: ProofInput) {
    await remove.mutateAsync(given);
    forgetTab();
    onGone();
  }

  return (
    <>
      <p className="note">{words.lead}</p>
      <div>
        <Button
          variant="line"
          size="small"
          className="btn--danger-line"
          aria-haspopup="dialog"
          onClick={() => {
            onMessage(null);
            setIsOpen(true);
          }}
        >
          {words.open}
        </Button>
      </div>
      {isOpen ? (
        <ProofDialog
          {...words.dialog}
          proof={proof}
          isDangerous
          failed={messages.profile.deleteFailed}
          run={run}
          onClose={() => setIsOpen(false)}
        >
          <div className="proof__list">
            <b>{goes}</b>
            <ul>
              <li>{going.account}</li>
              {membership ? <li>{going.membership(membership)}</li> : null}
              <li>{going.rest}</li>
              {isVerified ? <li>{going.forms}</li> : null}
            </ul>
          </div>
          <div className="proof__list">
            <b>{stays}</b>
            <ul>
              <li>{staying.votes}</li>
              {isVerified ? null : <li>{staying.forms}</li>}
              <li>{staying.note}</li>
            </ul>
          </div>
        </ProofDialog>
      ) : null}
    </>
  );
}
