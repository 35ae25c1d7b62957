import { deskPages } from "@/content/desk-pages";
import { usePageForm } from "./page-form-context";

export const publishId = "publish";

export function SkipToPublish() {
  const { isLocked } = usePageForm();
  if (isLocked) return null;
  return (
    <button
      type="button"
      className="textbtn sr-only justify-self-start text-base focus:not-sr-only"
      onClick={() => document.getElementById(publishId)?.focus()}
    >
      {deskPages.publish.skip}
    </button>
  );
}
