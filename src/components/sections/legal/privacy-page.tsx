import type { ReactNode } from "react";
import { EmailLink } from "@/components/ui/email-link";
import { privacy } from "@/content/privacy";
import { site } from "@/content/site";
import { classNames } from "@/lib/class-names";
import { BrowserStorageList } from "./browser-storage-list";
import { LegalPage } from "./legal-page";
import styles from "./legal-section.module.css";
import { StoredDataList } from "./stored-data-list";

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
