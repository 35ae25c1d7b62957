import { clsx } from "clsx";
import type { ReactNode } from "react";
import { EmailLink } from "@/components/ui/email-link";
import { Paragraph, RichText } from "@/components/ui/rich-text";
import { type Privacy, privacyAnchors } from "@/content/privacy";
import { storedInBrowser, storedRecords } from "@/content/stored-data";
import { formatEmail } from "@/lib/format-email";
import { LegalPage } from "./legal-page";
import styles from "./privacy-page.module.css";

function LegalSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`h-${id}`}>
      <h2 id={`h-${id}`}>{title}</h2>
      {children}
    </section>
  );
}

function LegalList({ items }: { items: readonly string[] }) {
  return (
    <ul role="list" className={clsx("mt-s4 border-gold border-t", styles.list)}>
      {items.map((item, index) => (
        <li key={index} className="leading-normal">
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}

const partNames = Object.keys(privacyAnchors) as (keyof typeof privacyAnchors)[];

export function PrivacyPage({ content, support }: { content: Privacy; support: string }) {
  const { short, kept, browser, others, log, yours, answers } = content;
  const parts = partNames.map((name) => ({ id: privacyAnchors[name], title: content[name].title }));
  const email = <EmailLink address={support}>{formatEmail(support)}</EmailLink>;
  return (
    <LegalPage content={content} drawing="arch" parts={parts}>
      <LegalSection id={privacyAnchors.short} title={short.title}>
        <LegalList items={short.list} />
      </LegalSection>
      <LegalSection id={privacyAnchors.kept} title={kept.title}>
        <p>{kept.lead}</p>
        <StoredDataList why={kept.why} ends={kept.ends} />
      </LegalSection>
      <LegalSection id={privacyAnchors.browser} title={browser.title}>
        <Paragraph text={browser.lead} />
        <BrowserStorageList ends={browser.ends} note={browser.note} />
      </LegalSection>
      <LegalSection id={privacyAnchors.others} title={others.title}>
        <LegalList items={others.list} />
        <p>{others.end}</p>
      </LegalSection>
      <LegalSection id={privacyAnchors.log} title={log.title}>
        <Paragraph text={log.text} />
      </LegalSection>
      <LegalSection id={privacyAnchors.yours} title={yours.title}>
        <p>
          <RichText text={yours.before} /> {email} <RichText text={yours.after} />
        </p>
        <LegalList items={yours.list} />
      </LegalSection>
      <LegalSection id={privacyAnchors.answers} title={answers.title}>
        <p>
          <RichText text={answers.before} /> {email}. <RichText text={answers.after} />
        </p>
      </LegalSection>
    </LegalPage>
  );
}

function StoredDataList({ why, ends }: { why: string; ends: string }) {
  return (
    <ul role="list" className={clsx("mt-s6 border-gold border-t", styles.keptList)}>
      {Object.entries(storedRecords).map(([name, row]) => (
        <li key={name} className="grid gap-x-s6 gap-y-s3 border-dune-line border-b">
          <h3>{name}</h3>
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

/** Lists what the site stores in the browser, under the names that the browser's developer tools show. */
function BrowserStorageList({ ends, note }: { ends: string; note: string }) {
  return (
    <>
      <ul
        role="list"
        className={clsx("mt-s6 rounded-sheet border border-dune-line bg-sand", styles.storedList)}
      >
        {storedInBrowser.map((row) => (
          <li key={row.names[0]} className="grid text-base leading-normal">
            <div>
              {row.names.map((name) => (
                <code key={name} className="block text-[min(var(--text-small),8.5vw)]">
                  {name}
                </code>
              ))}
              <p className="note">{row.kind}</p>
            </div>
            <p>{row.what}</p>
            <p className={clsx("text-ink-2", styles.ends)}>
              <i className="text-gold-ink">{ends}</i> {row.ends}
            </p>
          </li>
        ))}
      </ul>
      <p className="note">{note}</p>
    </>
  );
}
