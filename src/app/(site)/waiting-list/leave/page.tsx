import { leaveWaitlist } from "@/content/leave-waitlist";
import { LeaveWaitlistScreen } from "@/features/coaching/components/leave-waitlist-screen";
import { buildPageMetadata } from "@/lib/page-metadata";

const { title, description } = leaveWaitlist;

export const metadata = buildPageMetadata({
  title,
  description,
  path: "/waiting-list/leave",
  isIndexed: false,
});

export default function LeaveListPage() {
  return <LeaveWaitlistScreen />;
}
