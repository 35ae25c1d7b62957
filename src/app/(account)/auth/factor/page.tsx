import { Scene } from "@/components/art/scene";
import { secondFactor } from "@/content/second-factor";
import { AuthFrame } from "@/features/account/components/auth-frame";
import { buildPageMetadata } from "@/lib/page-metadata";
import { Factor } from "./factor";

const { title, description, tagline } = secondFactor;

export const metadata = buildPageMetadata({ title, description, path: "/auth/factor", isIndexed: false });

export default function FactorPage() {
  return (
    <AuthFrame picture={<Scene name="auth" hasPriority />} tagline={tagline}>
      <Factor />
    </AuthFrame>
  );
}
