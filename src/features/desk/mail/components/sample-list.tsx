import { desk } from "@/content/desk";
import { deskMail } from "@/content/desk-mail";
import { FilterLinks } from "../../components/filter-links";

type SampleListProps = { kinds: readonly { kind: string; label: string }[]; current: string };

/** Every kind of mail there is, as links; the one that is shown is marked. */
export function SampleList({ kinds, current }: SampleListProps) {
  return (
    <FilterLinks
      label={deskMail.gallery.listLabel}
      path={`${desk.pages.mail.href}/samples`}
      name="kind"
      current={current}
      items={kinds.map(({ kind, label }) => ({ value: kind, label }))}
    />
  );
}
