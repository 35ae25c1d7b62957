import { DeskSkeleton } from "@/features/desk/components/desk-skeleton";

export default function DeskLoading() {
  return <DeskSkeleton />;
}
