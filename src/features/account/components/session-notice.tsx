import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { buttonLook } from "@/components/ui/button-look";
import { noticeLook } from "@/components/ui/notice-look";
import { PageLink } from "@/components/ui/page-link";
import { sessionNotice as text } from "@/content/account-texts";
import { shell } from "@/content/shell";
import { signInPath } from "@/lib/return-target";
import { useRootAttribute } from "@/lib/use-root-attribute";
import type { Elsewhere } from "../session/session";

export function SessionNotice({ why }: { why: "ended" | Elsewhere }) {
  const path = usePathname();
  const [isClosed, setIsClosed] = useState(false);
  const [message, setMessage] = useState("");
  // The quiz begins again, because only typed text is restored.
  const isQuiz = why === "ended" && path === "/eq-assessment";

  // Sets the message after the first render, because a live region announces only text that is added later.
  useEffect(() => setMessage(text[isQuiz ? "quizEnded" : why]), [why, isQuiz]);

  // Hides the notice on the result page, which has its own message about an ended session.
  const isExplained = why === "ended" && path === "/eq-results";
  const isShown = !isClosed && !isExplained;
  useRootAttribute("data-notice", isShown);
  if (!isShown) return null;

  function close() {
    setIsClosed(true);
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  return (
    <section className={noticeLook} aria-label={text.label}>
      <p className="flex-[1_1_6rem]" role="status">
        {message}
      </p>
      {why === "gone" ? null : (
        <PageLink
          className={buttonLook({ variant: "gold", size: "small", className: "flex-none" })}
          href={signInPath(path + window.location.hash, why === "ended" && !isQuiz ? why : undefined)}
        >
          {shell.signIn.label}
        </PageLink>
      )}
      <button
        type="button"
        className="grid size-11 flex-none place-items-center"
        aria-label={text.close}
        onClick={close}
      >
        <svg className="size-5 fill-none stroke-current stroke-[1.6]" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6L18 18M18 6L6 18" />
        </svg>
      </button>
    </section>
  );
}
