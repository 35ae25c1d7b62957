import { accountCare } from "@/content/account-care";
import { messages } from "@/content/messages";
import { readApiError } from "@/lib/api-error";
import { saveFile } from "@/lib/save-file";
import { trpc } from "@/trpc/provider";
import type { ProofInput } from "../schema";
import styles from "./account-care.module.css";
import { type Proof, ProofAction } from "./proof-dialog";
import { useStatusBanner } from "./status-banner";

const { leave, data } = accountCare;
const { goes, going, stays, staying, ...leaveWords } = leave.dialog;
const { text, ...dataWords } = data.dialog;

type DeleteAccountProps = {
  proof: Proof;
  isVerified: boolean;
  /** The name of the member's paid plan, or null. */
  membership: string | null;
  onGone: () => void;
  onUnanswered: () => void;
};

export function DeleteAccount({ proof, isVerified, membership, onGone, onUnanswered }: DeleteAccountProps) {
  const remove = trpc.profile.deleteAccount.useMutation({
    onError(error) {
      if (readApiError(error).code === "UNREACHABLE") onUnanswered();
    },
  });

  async function run(given: ProofInput) {
    await remove.mutateAsync(given);
    onGone();
  }

  return (
    <ProofAction
      {...leaveWords}
      lead={leave.lead}
      open={leave.open}
      proof={proof}
      isDangerous
      failed={messages.profile.deleteFailed}
      run={run}
    >
      <div>
        <b className="font-semibold">{goes}</b>
        <ul role="list" className={styles.list}>
          <li>{going.account}</li>
          {membership ? <li>{going.membership(membership)}</li> : null}
          <li>{going.rest}</li>
          {isVerified ? <li>{going.forms}</li> : null}
        </ul>
      </div>
      <div>
        <b className="font-semibold">{stays}</b>
        <ul role="list" className={styles.list}>
          <li>{staying.votes}</li>
          {isVerified ? null : <li>{staying.forms}</li>}
          <li>{staying.note}</li>
        </ul>
      </div>
    </ProofAction>
  );
}

export function ExportData({ proof }: { proof: Proof }) {
  const collect = trpc.profile.exportData.useMutation();
  const { onMessage } = useStatusBanner();

  async function run(given: ProofInput) {
    const content = await collect.mutateAsync(given);
    const name = data.fileName(content.exportedAt.toISOString().slice(0, 10));
    saveFile(name, "application/json", `${JSON.stringify(content, null, 2)}\n`);
    onMessage({ tone: "ok", text: messages.profile.exportSaved });
  }

  return (
    <ProofAction
      {...dataWords}
      lead={data.lead}
      open={data.open}
      proof={proof}
      failed={messages.profile.exportFailed}
      run={run}
    >
      <p>{text}</p>
    </ProofAction>
  );
}
