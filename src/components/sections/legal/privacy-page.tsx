import type { ReactNode } from "react";
import { EmailLink } from "@/components/ui/email-link";
import { privacy } from "@/content/privacy";
import { site } from "@/content/site";
import { classNames } from "@/lib/class-names";
import { LegalPage } from "./legal-page";
import styles from "./privacy-page.module.css";

type LegalSectionProps = { part: { id: string; title: string }; children: ReactNode };

function LegalSection({ part, children }: LegalSectionProps) {
  return (
    <section id={part.id} className={styles.part} aria-labelledby={`h-${part.id}`}>
      <h2 id={`h-${part.id}`}>{part.title}</h2>
      {children}
    </section>
  );
}

function LegalList({ items }: { items: readonly string[] }) {
  return (
    <ul className={classNames("mt-s4 border-gold border-t", styles.list)}>
      {items.map((item) => (
        <li key={item} className="leading-normal">
          {item}
        </li>
      ))}
    </ul>
  );
}

const { short, kept, browser, others, log, yours, answers } = privacy;
const parts = [short, kept, browser, others, log, yours, answers];

export function PrivacyPage() {
  const { title, lead, reviewed, contents } = privacy;
  return (
    <LegalPage
      title={title}
      lead={lead}
      reviewed={reviewed}
      drawing="arch"
      contents={{ title: contents, list: parts }}
    >
      <LegalSection part={short}>
        <LegalList items={short.list} />
      </LegalSection>
      <LegalSection part={kept}>
        <p>{kept.lead}</p>
        <StoredDataList />
      </LegalSection>
      <LegalSection part={browser}>
        <p>{browser.lead}</p>
        <BrowserStorageList />
      </LegalSection>
      <LegalSection part={others}>
        <LegalList items={others.list} />
        <p>{others.end}</p>
      </LegalSection>
      <LegalSection part={log}>
        <p>{log.text}</p>
      </LegalSection>
      <LegalSection part={yours}>
        <p>
          {yours.before} <EmailLink address={site.support} /> {yours.after}
        </p>
        <LegalList items={yours.list} />
      </LegalSection>
      <LegalSection part={answers}>
        <p>
          {answers.before} <EmailLink address={site.support} />. {answers.after}
        </p>
      </LegalSection>
    </LegalPage>
  );
}

function StoredDataList() {
  const { rows, why, ends } = privacy.kept;
  return (
    <ul className={classNames("mt-s6 border-gold border-t", styles.keptList)}>
      {rows.map((row) => (
        <li key={row.name} className="grid gap-x-s6 gap-y-s3 border-dune-line border-b">
          <h3>{row.name}</h3>
          <p className="max-w-measure">{row.what}</p>
          <dl className="grid gap-x-s5 gap-y-s3">
            <div>
              <dt className="text-gold-ink">{why}</dt>
              <dd className="text-base text-ink-2 leading-normal">{row.why}</dd>
            </div>
            <div>
              <dt className="text-gold-ink">{ends}</dt>
              <dd className="text-base text-ink-2 leading-normal">{row.ends}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** Lists what the site stores in the browser, by the names in developer tools. */
function BrowserStorageList() {
  const { rows, ends, note } = privacy.browser;
  return (
    <>
      <ul className={classNames("mt-s6 rounded-sheet border border-dune-line bg-sand", styles.storedList)}>
        {rows.map((row) => (
          <li key={row.names[0]} className="grid text-base leading-normal">
            <div>
              {row.names.map((name) => (
                <code key={name} className="block text-small">
                  {name}
                </code>
              ))}
              <p className="note">{row.kind}</p>
            </div>
            <p>{row.what}</p>
            <p className={classNames("text-ink-2", styles.ends)}>
              <i className="text-gold-ink">{ends}</i> {row.ends}
            </p>
          </li>
        ))}
      </ul>
      <p className="note">{note}</p>
    </>
  );
}
