import { desk } from "@/content/desk";
import { deskMail, mailStates } from "@/content/desk-mail";
import { FilterLinks } from "../../components/filter-links";

export function MailFilter({ state, query }: { state?: string; query?: string }) {
  const states = mailStates.map((value) => ({ value, label: deskMail.states[value] }));
  return (
    <FilterLinks
      label={deskMail.filterLabel}
      path={desk.pages.mail.href}
      name="state"
      current={state === "all" ? undefined : state}
      items={[{ label: deskMail.all }, ...states]}
      keep={{ q: query }}
    />
  );
}
