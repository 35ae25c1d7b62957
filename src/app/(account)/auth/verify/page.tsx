import { Scene } from "@/components/art/scene";
import { accountLinks } from "@/content/account-links";
import { LinkFrame } from "@/features/account/components/link-frame";
import { VerifyScreen } from "@/features/account/components/verify-screen";
import { pageMetadata } from "@/lib/page-metadata";

const { title, description, voice } = accountLinks.verify;

export const metadata = pageMetadata({ title, description, path: "/auth/verify", index: false });

export default function VerifyPage() {
  return (
    <LinkFrame picture={<Scene name="auth" priority />} voice={voice}>
      <VerifyScreen />
    </LinkFrame>
  );
}
