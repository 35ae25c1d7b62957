import { profile } from "@/content/profile";
import { pageMetadata } from "@/lib/page-metadata";
import { MemberProfile } from "./member-profile";

export const metadata = pageMetadata({
  title: profile.title,
  description: profile.description,
  path: "/profile",
  index: false,
});

export default function ProfilePage() {
  return <MemberProfile />;
}
