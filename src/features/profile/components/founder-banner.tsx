import { Icon } from "@/components/art/icon";
import { profile } from "@/content/profile";

/** Only for members whose status is founding_member. */
export function FounderBanner({ status }: { status: string }) {
  if (status !== "founding_member") return null;
  return (
    <p className="flex max-w-sm items-center gap-5 rounded-sheet bg-linear-to-r from-dawn-1 to-gold-wash px-6 py-5">
      <Icon name="world" className="[--tone-accent:var(--color-gold-deep)]" />
      <span>
        <b className="block font-display text-[1.375rem] font-normal leading-[1.2]">{profile.founder.name}</b>
        {profile.founder.text}
      </span>
    </p>
  );
}
