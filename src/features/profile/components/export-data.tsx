"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { accountCare } from "@/content/account-care";
import { messages } from "@/content/messages";
import { trpc } from "@/trpc/provider";
import { saveFile } from "../save-file";
import type { ProofInput } from "../schema";
import { useBoard } from "./news";
import { type Proof, ProofDialog } from "./proof-dialog";

const words = accountCare.data;
const text = messages.profile;

/** Hands the member one file with everything stored about them. */
export function ExportData({ proof }: { proof: Proof }) {
  const [isOpen, setIsOpen] = useState(false);
  const collect = trpc.profile.exportData.useMutation();
  const { onMessage } = useBoard();

  async function run(given: ProofInput) {
    const data = await collect.mutateAsync(given);
    const name = words.fileName(data.exportedAt.toISOString().slice(0, 10));
    saveFile(name, "application/json", `${JSON.stringify(data, null, 2)}\n`);
    setIsOpen(false);
    onMessage({ tone: "ok", text: text.exportSaved });
  }

  return (
    <>
      <p className="note">{words.lead}</p>
      <div>
        <Button
          variant="line"
          size="small"
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
          failed={text.exportFailed}
          run={run}
          onClose={() => setIsOpen(false)}
        >
          <p>{words.dialog.text}</p>
        </ProofDialog>
      ) : null}
    </>
  );
}
