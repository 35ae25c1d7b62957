import type { Metadata } from "next";
import { profile } from "@/content/profile";
import { Guard } from "@/features/account/components/guard";
import { ProfileScreen } from "@/features/profile/components/profile-screen";
import { TrpcProvider } from "@/trpc/provider";

export const metadata: Metadata = {
  title: profile.title,
  description: profile.description,
  robots: { index: false },
};

export default function ProfilePage() {
  return (
    <Guard>
      <TrpcProvider>
        <ProfileScreen />
      </TrpcProvider>
    </Guard>
  );
}
