import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const look = cva(
  "inline-flex max-w-full items-center gap-[0.4em] rounded-[3px] px-[min(0.65rem,3.3vw)] py-[0.2rem] font-semibold text-mini leading-normal forced-colors:border",
  {
    variants: {
      tone: {
        plain: "bg-dune text-ink",
        info: "bg-info-bg text-info",
        alert: "bg-alert-bg text-alert",
        ok: "bg-success-bg text-success-ink",
        gold: "bg-gold-wash text-gold-deep",
      },
    },
    defaultVariants: { tone: "plain" },
  },
);

type BadgeProps = VariantProps<typeof look> & {
  className?: string;
  children: ReactNode;
};

export function Badge({ tone, className, children }: BadgeProps) {
  return (
    <span data-tone={tone ?? undefined} className={look({ tone, className })}>
      {children}
    </span>
  );
}
