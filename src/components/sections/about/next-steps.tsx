import { PageLink } from "@/components/ui/page-link";
import { about } from "@/content/about";

const words = about.next;

export function NextSteps() {
  return (
    <section className="ab-go" aria-label={words.label}>
      <div className="wrap">
        <p className="ab-go__said">
          {words.before}
          <PageLink href={words.lounge.href}>{words.lounge.label}</PageLink>
          {words.between}
          <PageLink href={words.products.href}>{words.products.label}</PageLink>
          {words.after}
        </p>
        <p className="note">{words.note}</p>
      </div>
    </section>
  );
}
