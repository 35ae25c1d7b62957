import { desk } from "@/content/desk";
import { AccessCheck } from "@/features/desk/components/desk-failure";
import { DeskLink } from "@/features/desk/components/desk-link";
import { DeskCard } from "@/features/desk/components/desk-panel";

/** Shown to a coach when the record does not exist; other callers get the site's own 404. */
export default function DeskNotFound() {
  const { heading, text, home } = desk.notFound;
  return (
    <DeskCard className="space-y-s4">
      <AccessCheck />
      <h1>{heading}</h1>
      <p>{text}</p>
      <p>
        <DeskLink className="textlink" href={desk.pages.overview.href}>
          {home}
        </DeskLink>
      </p>
    </DeskCard>
  );
}
