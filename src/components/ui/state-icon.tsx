import { clsx } from "clsx";

const shapes = {
  error: "M32 18V36M32 44V45.5",
  ok: "M20 33L29 42L45 23",
  info: "M32 29V46M32 18.5V20",
} as const;

export function StateIcon({ tone, className }: { tone: keyof typeof shapes; className?: string }) {
  return (
    <svg
      className={clsx("flex-none", className)}
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="32" cy="32" r="26" />
      <path d={shapes[tone]} />
    </svg>
  );
}
