import { betaNotice } from "@/content/beta-notice";

export function BetaBanner() {
  return (
    <div
      className="[view-transition-name:banner] print:hidden! fixed inset-x-0 top-0 z-60 grid h-(--beta-h) place-items-center bg-beta px-3 text-center font-strong text-beta-ink text-tiny leading-[1.2]"
      role="region"
      aria-label={betaNotice.label}
    >
      <p>{betaNotice.text}</p>
    </div>
  );
}
