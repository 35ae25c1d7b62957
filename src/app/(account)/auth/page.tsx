import { filmCuts } from "@/components/art/films";
import { Scene } from "@/components/art/scene";
import { Film } from "@/components/ui/film";
import { PageLink } from "@/components/ui/page-link";
import { auth } from "@/content/auth";
import { shell } from "@/content/shell";
import { pageMetadata } from "@/lib/page-metadata";
import { links } from "@/server/seo/links";
import { Enter } from "./enter";

export const metadata = pageMetadata({
  title: auth.title,
  description: auth.description,
  path: "/auth",
  index: false,
});

export default function AuthPage() {
  const law = (
    <p className="note auth__law">
      {auth.law.before} <PageLink href={links.privacy.href}>{shell.footer.privacy}</PageLink> {auth.law.and}{" "}
      <PageLink href={links.terms.href}>{shell.footer.terms}</PageLink>.
    </p>
  );
  const film = (
    <Film
      cuts={filmCuts.auth}
      pauseLabel={auth.film.pause}
      playLabel={auth.film.play}
      className="auth__scene"
    >
      <Scene name="auth" priority />
    </Film>
  );
  return <Enter film={film} law={law} />;
}
