import { Scene } from "@/components/art/scene";
import { accountLinks } from "@/content/account-links";
import { LinkFrame } from "@/features/account/components/link-frame";
import { MoveEmailScreen } from "@/features/account/components/move-email-screen";
import { pageMetadata } from "@/lib/page-metadata";

const { title, description, voice } = accountLinks.email;

export const metadata = pageMetadata({ title, description, path: "/auth/email", index: false });

export default function EmailPage() {
  return (
    <LinkFrame picture={<Scene name="auth" priority />} voice={voice}>
      <MoveEmailScreen />
    </LinkFrame>
  );
}
