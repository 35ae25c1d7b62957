import { leaveWaitlist } from "@/content/leave-waitlist";
import { LeaveScreen } from "@/features/coaching/components/leave-screen";
import { pageMetadata } from "@/lib/page-metadata";

const { title, description } = leaveWaitlist;

export const metadata = pageMetadata({ title, description, path: "/waiting-list/leave", index: false });

export default function LeaveWaitlistPage() {
  return <LeaveScreen />;
}
