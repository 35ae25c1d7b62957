import Link from "next/link";
import { about } from "@/content/about";

const words = about.next;

export function NextSteps() {
  return (
    <section className="ab-go" aria-label={words.label}>
      <div className="wrap">
        <p className="ab-go__said">
          {words.before}
          <Link href={words.lounge.href}>{words.lounge.label}</Link>
          {words.between}
          <Link href={words.products.href}>{words.products.label}</Link>
          {words.after}
        </p>
        <p className="note">{words.note}</p>
      </div>
    </section>
  );
}
