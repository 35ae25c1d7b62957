import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { AccountName, PasswordField } from "@/components/forms/field";
import { Fields, Form } from "@/components/forms/form";
import { useZodForm } from "@/components/forms/use-zod-form";
import { BusyButton } from "@/components/ui/busy-button";
import { Button } from "@/components/ui/button";
import { LiveMessage } from "@/components/ui/message";
import { Modal } from "@/components/ui/modal";
import { reopenDialog } from "@/components/ui/reopen-dialog";
import { accountCare } from "@/content/account-care";
import { messages } from "@/content/messages";
import { readApiError } from "@/lib/api-error";
import { saveFile } from "@/lib/save-file";
import { trpc } from "@/trpc/provider";
import { type ProofInput, proofSchema } from "../schema";
import { explainFailure, useStatusBanner } from "./status-banner";

const { proof: text, leave, data } = accountCare;
const act = "min-w-[min(100%,10rem)] max-[30rem]:w-full";
/** An empty live region takes no space. */
const body =
  "relative grid min-h-0 gap-s5 overflow-y-auto overscroll-contain p-[min(clamp(1.5rem,1rem+2vw,2.25rem),6.2vw)] [&_[role=alert]:empty]:absolute";

type Proof = { email: string; hasPassword: boolean; signInAgain: ReactNode };

type ProofDialogProps = {
  proof: Proof;
  texts: { heading: string; submit: string; sending: string; cancel?: string };
  children: ReactNode;
  isDangerous?: boolean;
  failed: (message: string) => string;
  run: (proof: ProofInput) => Promise<void>;
  onClose: () => void;
};

const focusButton = (box: HTMLElement | null) => box?.querySelector("button")?.focus();

function ProofDialog(props: ProofDialogProps) {
  const { proof, texts, children, isDangerous, failed, run, onClose } = props;
  const [isStale, setIsStale] = useState(false);
  const id = useId();
  const { onSignedOut } = useStatusBanner();
  const form = useZodForm({
    schema: proofSchema,
    defaultValues: { password: "" },
    fieldOf: { "wrong-password": "password" },
    send: (values) => run(proof.hasPassword ? values : {}),
    onFailed(error) {
      setIsStale(error.reason === "stale-session");
      if (error.reason !== "signed-out") return failed(explainFailure(error));
      onSignedOut(messages.profile.notSignedIn);
      return messages.profile.notSignedIn;
    },
  });
  const { isSending, failure } = form;
  const password = useWatch({ control: form.control, name: "password" });

  return (
    <Modal
      onClose={(how) => {
        if (!isSending) onClose();
        else if (how === "forced") reopenDialog(id);
      }}
      headingId={id}
      closeLabel={text.close}
      className="m-auto w-[min(34rem,100vw-min(2.5rem,12.5vw))] rounded-sheet"
    >
      <div className={body}>
        <h2 id={id} tabIndex={-1} className="pr-[min(2.25rem,11.5vw)] text-h3 leading-[1.2]">
          {texts.heading}
        </h2>
        {children}
        <Form state={form} className="grid gap-s5">
          {proof.hasPassword ? (
            <>
              <AccountName email={proof.email} />
              <Fields isDisabled={isSending}>
                <PasswordField
                  label={text.password}
                  autoComplete="current-password"
                  {...form.field("password")}
                />
              </Fields>
            </>
          ) : null}
          <LiveMessage tone="error">{failure}</LiveMessage>
          <div className="flex flex-wrap gap-s3">
            {isStale ? (
              <div ref={focusButton}>{proof.signInAgain}</div>
            ) : (
              <BusyButton
                type="submit"
                size="small"
                className={act}
                variant={isDangerous ? "danger" : "primary"}
                texts={texts}
                isBusy={isSending}
                disabled={proof.hasPassword && !password}
              />
            )}
            <Button className={act} variant="line" size="small" disabled={isSending} onClick={onClose}>
              {texts.cancel ?? text.cancel}
            </Button>
          </div>
        </Form>
      </div>
    </Modal>
  );
}

type ProofActionProps = Omit<ComponentProps<typeof ProofDialog>, "onClose"> & {
  lead: string;
  open: string;
};

function ProofAction({ lead, open, run, ...dialog }: ProofActionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { onMessage } = useStatusBanner();

  return (
    <>
      <p className="note">{lead}</p>
      <div>
        <Button
          variant={dialog.isDangerous ? "dangerLine" : "line"}
          size="small"
          aria-haspopup="dialog"
          onClick={() => {
            onMessage(null);
            setIsOpen(true);
          }}
        >
          {open}
        </Button>
      </div>
      {isOpen ? (
        <ProofDialog
          {...dialog}
          run={async (proof) => {
            await run(proof);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}

const list = "mt-2 grid gap-1.5 text-base text-ink-2 leading-[1.45]";

function Entry({ children }: { children: string }) {
  return (
    <li className="relative ps-5 before:absolute before:start-0 before:top-[0.7em] before:w-[0.6rem] before:border-gold before:border-t">
      {children}
    </li>
  );
}

const { deletedHeading, deleted, keptHeading, kept } = leave.dialog;

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
      texts={leave.dialog}
      lead={leave.lead}
      open={leave.open}
      proof={proof}
      isDangerous
      failed={messages.profile.deleteFailed}
      run={run}
    >
      <div>
        <b className="font-semibold">{deletedHeading}</b>
        <ul role="list" className={list}>
          <Entry>{deleted.account}</Entry>
          {membership ? <Entry>{deleted.membership(membership)}</Entry> : null}
          <Entry>{deleted.rest}</Entry>
          {isVerified ? <Entry>{deleted.forms}</Entry> : null}
        </ul>
      </div>
      <div>
        <b className="font-semibold">{keptHeading}</b>
        <ul role="list" className={list}>
          <Entry>{kept.votes}</Entry>
          <Entry>{kept.forms}</Entry>
          <Entry>{kept.note}</Entry>
          <Entry>{kept.count}</Entry>
          <Entry>{kept.backups}</Entry>
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
      texts={data.dialog}
      lead={data.lead}
      open={data.open}
      proof={proof}
      failed={messages.profile.exportFailed}
      run={run}
    >
      <p>{data.dialog.text}</p>
    </ProofAction>
  );
}
