import { Scene } from "@/components/art/scene";
import { accountLinks } from "@/content/account-links";
import { AuthFrame } from "@/features/account/components/auth-frame";
import { LoginLinkScreen } from "@/features/account/components/confirm-link";
import { buildPageMetadata } from "@/lib/page-metadata";

const { title, description, tagline } = accountLinks.enter;

export const metadata = buildPageMetadata({ title, description, path: "/auth/enter", isIndexed: false });

export default function EnterPage() {
  return (
    <AuthFrame picture={<Scene name="auth" hasPriority />} tagline={tagline}>
      <LoginLinkScreen />
    </AuthFrame>
  );
}
