import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import { draftNotice } from "@/content/draft-notice";
import { unfold } from "@/lib/unfold";
import { useBrowserValue } from "@/lib/use-browser-value";

/**
 * Scrolls to the innermost element with exactly this text, or else, if the text has at least three letters, to the
 * first that contains it. Skips the header, because the account's address there may equal the support address.
 */
function scrollToText(text: string) {
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 || element.closest("details:not([open])") !== null;
  const textOf = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();
  const hasText = (element: Element) => textOf(element).includes(text) && isShown(element);
  const elements = [...document.querySelectorAll("body :not(script):not(:is(header, header *):not(main *))")];
  const innermost = elements.filter((element) => hasText(element) && ![...element.children].some(hasText));
  const same = innermost.find((element) => textOf(element) === text);
  const found = same ?? (text.length > 2 ? innermost[0] : undefined);
  if (!found) return;
  unfold(found);
  // Scrolls at once: a smooth scroll would stop halfway when the coach moves on to another text.
  found.scrollIntoView({ block: "center", behavior: "instant" });
}

/** Opens a link to another page in a new tab, because the frame must keep showing the page of the preview. */
function openInTab(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || !/^https?:$/.test(link.protocol)) return;
  const { origin, pathname } = window.location;
  if (link.origin === origin && link.pathname === pathname && link.hash) return;
  event.preventDefault();
  event.stopPropagation();
  window.open(link.href, "_blank", "noopener");
}

/**
 * Returns true for a vote, for signing out, and for all buttons of the profile, which change the coach's own account.
 */
function changesRecords(target: EventTarget | null) {
  const button = target instanceof Element ? target.closest("button") : null;
  if (!button) return false;
  const isOfProfile = window.location.pathname === "/profile" && !button.closest("header");
  return isOfProfile || button.matches("[id^='vote-'], [data-signs-out]");
}

/** Blocks forms and buttons in the preview, because a coach who tries them does not expect them to change data. */
function blockAction(event: Event) {
  if (event.type === "click" && !changesRecords(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
  window.parent.postMessage({ type: draftNotice.blocked }, window.location.origin);
}

export default function DraftBar() {
  const router = useRouter();
  const path = usePathname();
  const isFramed = useBrowserValue(() => window.parent !== window, true);

  useEffect(() => {
    const postReady = () => window.parent.postMessage({ type: draftNotice.ready }, window.location.origin);
    function onMessage({ origin, data }: MessageEvent) {
      if (origin !== window.location.origin) return;
      if (data?.type === draftNotice.saved) router.refresh();
      if (data?.type === draftNotice.asked) postReady();
      if (data?.type === draftNotice.show) scrollToText(`${data.text}`);
    }
    if (window.parent === window) return;
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener("message", onMessage, { signal });
    addEventListener("click", openInTab, { signal, capture: true });
    addEventListener("click", blockAction, { signal, capture: true });
    addEventListener("submit", blockAction, { signal, capture: true });
    postReady();
    return () => controller.abort();
  }, [router]);

  // The Desk shows its own notice around the frame.
  if (isFramed || path.startsWith("/desk")) return null;
  return (
    <aside
      className="on-night fixed bottom-4 left-4 z-60 flex max-w-[calc(100vw-2rem)] flex-wrap items-center gap-x-4 rounded-sheet px-4 py-1 text-small shadow-lift print:hidden!"
      aria-label={draftNotice.label}
    >
      <p>{draftNotice.text}</p>
      {/* This link loads the page in full, because its route turns the drafts off. */}
      <a
        className="inline-flex min-h-11 items-center font-strong"
        href={`/api/desk/preview?leave=${encodeURIComponent(path)}`}
      >
        {draftNotice.leave}
      </a>
    </aside>
  );
}
