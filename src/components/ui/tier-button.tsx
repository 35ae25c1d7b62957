import { buttonLabel, type Tier } from "@/content/tiers";
import { Button } from "./button";
import { ButtonLink } from "./button-link";

type TierButtonProps = {
  tier: Tier;
  /** Replaces the button's own text if the membership is open. */
  label?: string;
  size?: "small";
  className?: string;
};

export function TierButton({ tier, label = buttonLabel(tier), size, className }: TierButtonProps) {
  if (tier.button.href) {
    return (
      <ButtonLink href={tier.button.href} size={size} className={className}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button size={size} className={className} disabled>
      {buttonLabel(tier)}
      <span className="sr-only">: {tier.name}</span>
    </Button>
  );
}
