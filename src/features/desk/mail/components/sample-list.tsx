import { desk } from "@/content/desk";
import { deskMail } from "@/content/desk-mail";
import { FilterLinks } from "../../components/filter-links";
import { kindLabel } from "../mail-words";

/** Every kind of letter there is, as links; the one that is shown is marked. */
export function SampleList({ kinds, current }: { kinds: readonly string[]; current: string }) {
  return (
    <FilterLinks
      label={deskMail.gallery.listLabel}
      path={`${desk.pages.mail.href}/samples`}
      name="kind"
      current={current}
      items={kinds.map((value) => ({ value, label: kindLabel(value) }))}
    />
  );
}
