"use client";

import { type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";
import { ModalDialog } from "@/components/ui/modal";
import { desk } from "@/content/desk";
import { applicationWords } from "@/content/desk-applications";

import "./mail-dialog.css";

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
      className="ap-ask"
    >
      <div className="ap-ask__text">
        <h2 id={headingId} tabIndex={-1}>
          {withdraw.heading(name)}
        </h2>
        <p>{withdraw.text}</p>
        {complaint}
        <div className="ap-next">
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
