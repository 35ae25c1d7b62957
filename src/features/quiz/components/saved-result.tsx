import { type MouseEvent, useEffect, useRef, useState } from "react";
import { TextLink } from "@/components/ui/page-link";
import { result } from "@/content/quiz";
import { resetSaveState, saveStoredResult, useSaveState } from "../save-result";
import { clearStoredResult, isResultSaved } from "../stored-result";

export function SaveNotice() {
  const state = useSaveState();
  const notice = useRef<HTMLParagraphElement>(null);
  const [hasTried, setHasTried] = useState(false);
  const { saving, failed, again } = result.save;
  const canTry = hasTried && state !== "saved" && state !== "idle";

  useEffect(() => {
    void saveStoredResult().then(() => setHasTried(true));
  }, []);

  // The button disappears on success, so the focus moves to the message.
  async function tryAgain() {
    await saveStoredResult();
    if (isResultSaved()) notice.current?.focus();
  }

  const unsaved = canTry ? failed : null;
  const texts = { idle: null, saving, saved: result.member.kept, "signed-out": unsaved, failed: unsaved };
  return (
    <div className="note flex flex-wrap items-center gap-x-5 gap-y-1">
      <p role="status" ref={notice} tabIndex={-1}>
        {texts[state]}
      </p>
      {canTry ? (
        <button className="textbtn text-base" type="button" onClick={tryAgain}>
          {again}
        </button>
      ) : null}
    </div>
  );
}

export function RetakeLink() {
  function clear({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) {
    // The click opens another tab or window, and this tab keeps its result.
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    clearStoredResult();
    resetSaveState();
  }

  return (
    <TextLink href={result.retake.href} onClick={clear}>
      {result.retake.text}
    </TextLink>
  );
}
