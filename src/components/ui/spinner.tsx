export const spinnerLook =
  "grid min-h-[calc(100svh-var(--top))] place-content-center justify-items-center gap-s4 text-center text-ink-2";

/** `isLive` is false inside another live region. */
export function Spinner({ text, isLive = true }: { text: string; isLive?: boolean }) {
  return (
    <div className={spinnerLook} role={isLive ? "status" : undefined}>
      <svg className="size-12 fill-none stroke-2 stroke-dune-line" viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="27" />
        <path
          className="origin-center animate-turn stroke-gold"
          strokeLinecap="round"
          d="M32 5A27 27 0 0 1 59 32"
        />
      </svg>
      <p>{text}</p>
    </div>
  );
}
