import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";

export type Booking = { href: string; external: boolean };

type BookingLinkProps = {
  to: Booking;
  variant?: "primary" | "line" | "gold";
  className?: string;
  children: ReactNode;
};

/** A button to the booking calendar, with the arrow that leads out of the page. */
export function BookingLink({ to, children, ...rest }: BookingLinkProps) {
  return (
    <ButtonLink {...to} {...rest}>
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
