import { Scene } from "@/components/art/scene";
import { accountLinks } from "@/content/account-links";
import { AuthFrame } from "@/features/account/components/auth-frame";
import { EnterScreen, MoveEmailScreen, VerifyScreen } from "@/features/account/components/confirm-link";
import { ResetScreen } from "@/features/account/components/reset-form";
import { buildPageMetadata } from "@/lib/page-metadata";

const screens = { email: MoveEmailScreen, enter: EnterScreen, reset: ResetScreen, verify: VerifyScreen };

type PageProps = { params: Promise<{ link: keyof typeof screens }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(screens).map((link) => ({ link }));
}

export async function generateMetadata({ params }: PageProps) {
  const { link } = await params;
  const { title, description } = accountLinks[link];
  return buildPageMetadata({ title, description, path: `/auth/${link}`, isIndexed: false });
}

/** The pages that the one-time links in emails open. */
export default async function LinkPage({ params }: PageProps) {
  const { link } = await params;
  const Screen = screens[link];
  return (
    <AuthFrame picture={<Scene name="auth" hasPriority />} voice={accountLinks[link].voice}>
      <Screen />
    </AuthFrame>
  );
}
