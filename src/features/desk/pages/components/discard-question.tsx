import { type ComponentProps, useState } from "react";
import { deskPages } from "@/content/desk-pages";
import { DeskQuestion } from "../../components/desk-dialog";
import { useLatest } from "../use-latest";

type DiscardQuestionProps = Pick<ComponentProps<typeof DeskQuestion>, "change" | "onConfirm" | "onClose"> & {
  save: () => Promise<unknown>;
};

/** Waits for a save that is still running, because the save changes the version of the draft. */
export function DiscardQuestion({ change, save, onConfirm, onClose }: DiscardQuestionProps) {
  const [isSaving, setIsSaving] = useState(false);
  const begin = useLatest();

  async function confirm() {
    const isLatest = begin();
    setIsSaving(true);
    await save();
    setIsSaving(false);
    // The coach may have closed the question during a slow save.
    if (isLatest()) onConfirm();
  }

  return (
    <DeskQuestion
      texts={deskPages.discard}
      isDanger
      change={change}
      isPreparing={isSaving}
      onConfirm={confirm}
      onClose={() => {
        begin();
        onClose();
      }}
    />
  );
}
