import { desk } from "@/content/desk";
import { DeskHead } from "@/features/desk/components/desk-head";

export default function OverviewPage() {
  return <DeskHead title={desk.pages.overview.label} />;
}
