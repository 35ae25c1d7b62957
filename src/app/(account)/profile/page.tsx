import { getPractices } from "@/content/archetype-texts";
import { profile } from "@/content/profile";
import { programsOf } from "@/content/programs";
import { tiersOf } from "@/content/tiers";
import { buildPageMetadata } from "@/lib/page-metadata";
import { getContent } from "@/server/content/page";
import { MemberProfile } from "./member-profile";

export const metadata = buildPageMetadata({
  title: profile.title,
  description: profile.description,
  path: "/profile",
  isIndexed: false,
});

export default async function ProfilePage() {
  const [offers, { support }, archetypes] = await Promise.all([
    getContent("offers"),
    getContent("site"),
    getContent("archetypes"),
  ]);
  return (
    <MemberProfile
      offers={{ tiers: tiersOf(offers), programs: programsOf(offers), support }}
      practices={getPractices(archetypes)}
    />
  );
}
