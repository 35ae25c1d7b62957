import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";

type BookingLinkProps = {
  href: string;
  variant?: "primary" | "line" | "gold";
  className?: string;
  children: ReactNode;
};

export function BookingLink({ children, ...rest }: BookingLinkProps) {
  return (
    <ButtonLink isExternal {...rest}>
      {children}
      <svg
        className="size-[0.8em] flex-none fill-none stroke-current stroke-[1.6]"
        viewBox="0 0 16 16"
        aria-hidden="true"
      >
        <path d="M5 3H13V11M13 3L3 13" />
      </svg>
    </ButtonLink>
  );
}
