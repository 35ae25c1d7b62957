import { Sign } from "@/components/art/sign";
import { profile } from "@/content/profile";
import "./founder-banner.css";

/** Only for members whose status is founding_member. */
export function FounderBanner({ status }: { status: string }) {
  if (status !== "founding_member") return null;
  return (
    <p className="founder">
      <Sign name="world" />
      <span>
        <b>{profile.founder.name}</b>
        {profile.founder.text}
      </span>
    </p>
  );
}
