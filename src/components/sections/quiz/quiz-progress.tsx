type QuizProgressProps = { step: number; of: number; label: string; text: string };

export function QuizProgress({ step, of, label, text }: QuizProgressProps) {
  return (
    <svg
      className="absolute inset-x-0 bottom-0 h-1 w-full bg-dune-line"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={step}
      aria-valuetext={text || undefined}
    >
      <rect
        className="fill-lagoon transition-[width] duration-(--slow) ease-calm"
        width={`${(step / of) * 100}%`}
        height="100%"
      />
    </svg>
  );
}
