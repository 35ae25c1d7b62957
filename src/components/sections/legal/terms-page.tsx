import { PageLink } from "@/components/ui/page-link";
import { terms } from "@/content/terms";
import { classNames } from "@/lib/class-names";
import { LegalPage } from "./legal-page";
import styles from "./terms-page.module.css";

export function TermsPage({ privacy }: { privacy: string }) {
  const { title, lead, reviewed, contents, clauses } = terms;
  return (
    <LegalPage
      title={title}
      lead={lead}
      reviewed={reviewed}
      drawing="balance"
      contents={{ title: contents, list: clauses }}
    >
      <ol className={styles.clauses}>
        {clauses.map((clause) => (
          <li key={clause.id} id={clause.id} className="relative">
            <h2 className="mt-[0.4rem] text-h3">{clause.title}</h2>
            <p className={classNames("mt-[0.3rem] max-w-measure text-gold-ink", styles.gist)}>
              {clause.gist}
            </p>
            {clause.text.map((paragraph) => (
              <p key={paragraph} className="mt-s3 max-w-measure">
                {paragraph}
              </p>
            ))}
            {"link" in clause ? (
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
