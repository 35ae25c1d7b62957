import { clsx } from "clsx";
import { PageLink } from "@/components/ui/page-link";
import { Paragraph } from "@/components/ui/rich-text";
import type { Terms } from "@/content/terms";
import { LegalPage } from "./legal-page";
import styles from "./terms-page.module.css";

export function TermsPage({ content, privacy }: { content: Terms; privacy: string }) {
  const clauses = content.clauses.map((clause, index) => ({ ...clause, id: `clause-${index + 1}` }));
  return (
    <LegalPage content={content} drawing="balance" parts={clauses}>
      <ol role="list" className={styles.clauses}>
        {clauses.map((clause) => (
          <li key={clause.id} id={clause.id} className="relative">
            <h2 className="mt-[0.4rem] text-h3">{clause.title}</h2>
            <p className={clsx("mt-[0.3rem] max-w-measure text-gold-ink", styles.gist)}>{clause.gist}</p>
            {clause.text.map((paragraph, index) => (
              <Paragraph key={index} className="mt-s3 max-w-measure" text={paragraph} />
            ))}
            {clause.link ? (
              <PageLink className="textlink mt-s2" href={privacy}>
                {clause.link}
              </PageLink>
            ) : null}
          </li>
        ))}
      </ol>
    </LegalPage>
  );
}
