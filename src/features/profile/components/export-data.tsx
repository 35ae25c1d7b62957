"use client";

import { accountCare } from "@/content/account-care";
import { messages } from "@/content/messages";
import { saveFile } from "@/lib/save-file";
import { trpc } from "@/trpc/provider";
import type { ProofInput } from "../schema";
import type { Proof } from "./proof-dialog";
import { ProofAction } from "./proof-dialog";
import { useStatusBanner } from "./status-banner";

const { lead, open, dialog, fileName } = accountCare.data;
const { text, ...words } = dialog;

export function ExportData({ proof }: { proof: Proof }) {
  const collect = trpc.profile.exportData.useMutation();
  const { onMessage } = useStatusBanner();

  async function run(given: ProofInput) {
    const data = await collect.mutateAsync(given);
    const name = fileName(data.exportedAt.toISOString().slice(0, 10));
    saveFile(name, "application/json", `${JSON.stringify(data, null, 2)}\n`);
    onMessage({ tone: "ok", text: messages.profile.exportSaved });
  }

  return (
    <ProofAction
      {...words}
      lead={lead}
      open={open}
      proof={proof}
      failed={messages.profile.exportFailed}
      run={run}
    >
      <p>{text}</p>
    </ProofAction>
  );
}
