import { Scene } from "@/components/art/scene";
import { accountLinks } from "@/content/account-links";
import { AuthFrame } from "@/features/account/components/auth-frame";
import { VerifyScreen } from "@/features/account/components/confirm-link";
import { buildPageMetadata } from "@/lib/page-metadata";

const { title, description, tagline } = accountLinks.verify;

export const metadata = buildPageMetadata({ title, description, path: "/auth/verify", isIndexed: false });

export default function VerifyPage() {
  return (
    <AuthFrame picture={<Scene name="auth" hasPriority />} tagline={tagline}>
      <VerifyScreen />
    </AuthFrame>
  );
}
