import { Scene } from "@/components/art/scene";
import { accountLinks } from "@/content/account-links";
import { AuthFrame } from "@/features/account/components/auth-frame";
import { ConfirmEmailChangeScreen } from "@/features/account/components/confirm-link";
import { buildPageMetadata } from "@/lib/page-metadata";

const { title, description, tagline } = accountLinks.email;

export const metadata = buildPageMetadata({ title, description, path: "/auth/email", isIndexed: false });

export default function EmailPage() {
  return (
    <AuthFrame picture={<Scene name="auth" hasPriority />} tagline={tagline}>
      <ConfirmEmailChangeScreen />
    </AuthFrame>
  );
}
