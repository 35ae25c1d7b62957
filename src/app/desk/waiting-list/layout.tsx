import type { ReactNode } from "react";
import { coachingMails } from "@/content/coaching-mails";
import { Invitations } from "@/features/desk/waiting-list/components/invitations";

// Above the page, so that a selection and its invitations outlive a step to the next page.
export default function WaitingListLayout({ children }: { children: ReactNode }) {
  const { subject, heading, paragraphs } = coachingMails.waitlistInvited;
  return <Invitations letter={{ subject, heading, paragraphs }}>{children}</Invitations>;
}
