import { clsx } from "clsx";
import { EmailLink } from "@/components/ui/email-link";
import { OutLink } from "@/components/ui/out-link";
import { PageLink } from "@/components/ui/page-link";
import { shell } from "@/content/shell";
import { site } from "@/content/site";
import type { SiteContent } from "@/content/site-content";
import { endSentence } from "@/lib/end-sentence";
import { formatEmail } from "@/lib/format-email";
import { Brand } from "./brand";
import { CurrentYear } from "./current-year";
import styles from "./footer.module.css";

/** A last section with `data-meets-footer` draws the footer's edge itself. */
export type FooterEdge = "skyline" | "flat";

/** The legal pages may be on another site. */
type LegalLinks = { privacy: string; terms: string };

export type FooterContent = Pick<SiteContent, "tagline" | "support" | "sisters" | "footer"> & {
  legal: LegalLinks;
};

type FooterProps = { edge?: FooterEdge; content: FooterContent };

export function Footer({ edge = "skyline", content }: FooterProps) {
  const { tagline, support, sisters, footer, legal } = content;
  return (
    <footer className={clsx("on-night relative pt-s8 pb-s6 print:hidden!", styles.footer)}>
      {edge === "skyline" ? <Skyline /> : null}
      <div className="wrap">
        <div className={clsx("grid12 gap-y-s7", styles.columns)}>
          <div>
            <Brand className={styles.brand} />
            <p className="aside mt-3">{tagline}</p>
            <p className="mt-8">{footer.invitation}</p>
            <EmailLink className={styles.mail} address={support}>
              {formatEmail(support)}
            </EmailLink>
          </div>
          <nav className={styles.pages} aria-label={shell.footer.pages}>
            <h2>{shell.footer.pages}</h2>
            <ul role="list">
              {site.nav.map((page) => (
                <li key={page.href}>
                  <PageLink href={page.href}>{page.label}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
          {sisters.length ? (
            <nav aria-label={footer.sisters}>
              <h2>{footer.sisters}</h2>
              <ul role="list">
                {sisters.map((sister, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two sister sites may have the same address
                  <li key={index}>
                    <OutLink href={sister.href}>{sister.name}</OutLink>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
        </div>
        <div className={styles.end}>
          <p>
            © <CurrentYear rendered={new Date().getFullYear()} /> {site.name}. {endSentence(tagline)}
          </p>
          <nav aria-label={shell.footer.legal}>
            <ul role="list">
              <li>
                <PageLink href={legal.privacy}>{shell.footer.privacy}</PageLink>
              </li>
              <li>
                <PageLink href={legal.terms}>{shell.footer.terms}</PageLink>
              </li>
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}

const duneEdge = "M0 84C120 44 260 40 420 70S720 116 900 84S1200 26 1440 72";

function Skyline() {
  return (
    <svg
      className="pointer-events-none absolute inset-x-0 bottom-[calc(100%-1px)] h-[clamp(60px,8vw,120px)] w-full"
      viewBox="0 0 1440 120"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="fill-night" d={`${duneEdge}V120H0Z`} />
      <path
        className="fill-none stroke-gold-light stroke-[0.8] opacity-55"
        d={duneEdge}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
