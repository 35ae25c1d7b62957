import { Scene } from "@/components/art/scene";
import { accountLinks } from "@/content/account-links";
import { AuthFrame } from "@/features/account/components/auth-frame";
import { ResetScreen } from "@/features/account/components/reset-form";
import { buildPageMetadata } from "@/lib/page-metadata";

const { title, description, tagline } = accountLinks.reset;

export const metadata = buildPageMetadata({ title, description, path: "/auth/reset", isIndexed: false });

export default function ResetPage() {
  return (
    <AuthFrame picture={<Scene name="auth" hasPriority />} tagline={tagline}>
      <ResetScreen />
    </AuthFrame>
  );
}
