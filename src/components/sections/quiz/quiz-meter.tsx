type QuizMeterProps = { step: number; of: number; label: string; text: string };

export function QuizMeter({ step, of, label, text }: QuizMeterProps) {
  return (
    <svg
      className="quiz__meter"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={step}
      aria-valuetext={text || undefined}
    >
      <rect width={`${(step / of) * 100}%`} height="100%" />
    </svg>
  );
}
