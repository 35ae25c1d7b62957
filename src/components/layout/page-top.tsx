import { bannerLabel, defaultBanner } from "@/content/contact";
import { shell } from "@/content/shell";

export function BetaBanner({ text = defaultBanner }: { text?: string }) {
  return (
    <div
      className="[anchor-name:--banner] [view-transition-name:banner] print:hidden! fixed inset-x-0 top-0 z-60 grid min-h-(--beta-h) place-items-center bg-beta px-3 text-center font-strong text-beta-ink text-tiny leading-[1.2]"
      role="region"
      aria-label={bannerLabel}
    >
      {/* This is a span, because a user's style sheet may add space between paragraphs. */}
      <span>{text}</span>
    </div>
  );
}

export function SkipLink() {
  return (
    <a
      className="fixed -top-36 left-4 z-90 rounded-sheet bg-paper px-4 py-3 shadow-lift focus:top-4 print:hidden!"
      href="#main"
    >
      {shell.skip}
    </a>
  );
}
