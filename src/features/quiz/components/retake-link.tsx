"use client";

import { PageLink } from "@/components/ui/page-link";
import { result } from "@/content/quiz";
import { resetSaveState } from "../save-result";
import { clearStoredResult } from "../stored-result";

export function RetakeLink() {
  function clear() {
    clearStoredResult();
    resetSaveState();
  }

  return (
    <PageLink className="textlink" href={result.retake.href} onClick={clear}>
      {result.retake.text}
    </PageLink>
  );
}
