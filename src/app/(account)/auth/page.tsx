import { PageLink } from "@/components/ui/page-link";
import { auth } from "@/content/auth";
import { shell } from "@/content/shell";
import { AuthFilm } from "@/features/account/components/auth-film";
import { buildPageMetadata } from "@/lib/page-metadata";
import { isGoogleConfigured } from "@/server/auth/google-provider";
import { getContent } from "@/server/content/page";
import { pickLinks } from "@/server/seo/links";
import { Enter } from "./enter";

export const metadata = buildPageMetadata({
  title: auth.title,
  description: auth.description,
  path: "/auth",
  isIndexed: false,
});

export default async function AuthPage() {
  const links = pickLinks(await getContent("site"));
  const legal = (
    <p className="note mt-s5 mb-s2 [&_a]:-my-3 [&_a]:inline-block [&_a]:py-3">
      {auth.legal.before} <PageLink href={links.privacy}>{shell.footer.privacy}</PageLink> {auth.legal.and}{" "}
      <PageLink href={links.terms}>{shell.footer.terms}</PageLink>.
    </p>
  );
  return <Enter film={<AuthFilm />} legal={legal} isGoogleOffered={isGoogleConfigured()} />;
}
