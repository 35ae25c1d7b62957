import { Skyline } from "@/components/art/skyline";
import { PageLink } from "@/components/ui/page-link";
import { shell } from "@/content/shell";
import { site } from "@/content/site";
import { Brand } from "./brand";
import { CurrentYear } from "./current-year";
import { OutLink, type OutLinkTarget } from "./out-link";

/** skyline: a dune closes the page; flat: a straight edge. A last section with `data-meets-footer` is its own edge. */
export type FooterEdge = "skyline" | "flat";

/** Where the texts of the law stand, which may be on another site. */
export type LegalLinks = { privacy: OutLinkTarget; terms: OutLinkTarget };

type FooterProps = { edge?: FooterEdge; legal: LegalLinks };

export function Footer({ edge = "skyline", legal }: FooterProps) {
  return (
    <footer className="footer on-night">
      {edge === "skyline" ? <Skyline /> : null}
      <div className="wrap">
        <div className="grid12 footer__cols">
          <div>
            <Brand />
            <p className="aside footer__tagline">{site.tagline}</p>
            <p className="footer__invitation">{shell.footer.invitation}</p>
            <a className="footer__mail" href={`mailto:${site.support}`}>
              {site.support}
            </a>
          </div>
          <nav className="footer__pages" aria-label={shell.footer.pages}>
            <h2>{shell.footer.pages}</h2>
            <ul>
              {site.nav.map((page) => (
                <li key={page.href}>
                  <PageLink href={page.href}>{page.label}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label={shell.footer.sisters}>
            <h2>{shell.footer.sisters}</h2>
            <ul>
              {site.sisters.map((sister) => (
                <li key={sister.href}>
                  <OutLink to={{ href: sister.href, external: true }}>{sister.name}</OutLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="footer__end">
          <p>
            © <CurrentYear rendered={new Date().getFullYear()} /> {site.name}. {site.tagline}.
          </p>
          <nav aria-label={shell.footer.legal}>
            <ul>
              <li>
                <OutLink to={legal.privacy}>{shell.footer.privacy}</OutLink>
              </li>
              <li>
                <OutLink to={legal.terms}>{shell.footer.terms}</OutLink>
              </li>
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}
