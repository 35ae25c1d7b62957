"use client";

import { type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";
import { ModalDialog } from "@/components/ui/modal";
import { desk } from "@/content/desk";
import { applicationWords } from "@/content/desk-applications";
import styles from "./withdraw-dialog.module.css";

type WithdrawDialogProps = {
  name: string;
  isBusy: boolean;
  complaint: ReactNode;
  onClose: () => void;
  onConfirm: () => void;
};

const { withdraw } = applicationWords;

export function WithdrawDialog({ name, isBusy, complaint, onClose, onConfirm }: WithdrawDialogProps) {
  const headingId = useId();
  return (
    <ModalDialog
      headingId={headingId}
      closeLabel={withdraw.close}
      onClose={onClose}
      role="alertdialog"
      className={styles.dialog}
    >
      <div className={styles.text}>
        <h2 id={headingId} tabIndex={-1}>
          {withdraw.heading(name)}
        </h2>
        <p>{withdraw.text}</p>
        {complaint}
        <div className="mt-s4 flex flex-wrap gap-s3">
          <Button size="small" busy={isBusy} onClick={onConfirm}>
            {isBusy ? desk.sending : withdraw.confirm}
          </Button>
          <Button size="small" variant="line" onClick={onClose}>
            {withdraw.cancel}
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}
