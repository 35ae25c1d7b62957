import type { ReactNode } from "react";
import { Invitations } from "@/features/desk/waitlist/components/invitations";
import { invitation } from "@/server/mail/kinds/waitlist-invited";

// Above the page, so that a selection and its invitations outlive a step to the next page.
export default function WaitlistLayout({ children }: { children: ReactNode }) {
  return <Invitations mail={invitation}>{children}</Invitations>;
}
