export function Rise() {
  return (
    <svg
      className="h-[1em] w-[1.5em] overflow-hidden fill-none stroke-current stroke-[1.3]"
      viewBox="0 0 24 16"
      aria-hidden="true"
    >
      <circle
        className="translate-y-[3px] transition-transform duration-(--slow) ease-calm group-hover/button:translate-y-0"
        cx="12"
        cy="13"
        r="7"
      />
      <path d="M0 14.5H24" />
    </svg>
  );
}
