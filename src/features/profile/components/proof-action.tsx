"use client";

import { type ComponentProps, useState } from "react";
import { Button } from "@/components/ui/button";
import { ProofDialog } from "./proof-dialog";
import { useStatusBanner } from "./status-banner";

type ProofActionProps = Omit<ComponentProps<typeof ProofDialog>, "onClose"> & {
  lead: string;
  open: string;
};

/** A button under a word about what it does, and the dialog that asks for the password before it is done. */
export function ProofAction({ lead, open, run, ...dialog }: ProofActionProps) {
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
