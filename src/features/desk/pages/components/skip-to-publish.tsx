import { TextButton } from "@/components/ui/button";
import { deskPages } from "@/content/desk-pages";
import { usePageForm } from "./page-form-context";

export const publishId = "publish";

export function SkipToPublish() {
  const { isLocked } = usePageForm();
  if (isLocked) return null;
  return (
    <TextButton
      className="sr-only justify-self-start text-base focus:not-sr-only"
      onClick={() => document.getElementById(publishId)?.focus()}
    >
      {deskPages.publish.skip}
    </TextButton>
  );
}
