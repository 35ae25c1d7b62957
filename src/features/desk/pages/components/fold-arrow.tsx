export function FoldArrow() {
  return (
    <svg
      className="[details[open]>summary_&]:rotate-180 h-2 w-3.5 flex-none fill-none stroke-[1.5] stroke-lagoon forced-colors:stroke-[CanvasText]"
      viewBox="0 0 14 8"
      aria-hidden="true"
    >
      <path d="M1 1l6 6 6-6" />
    </svg>
  );
}
