import { shell } from "@/content/shell";

export function BetaBanner() {
  return (
    <div className="beta" role="region" aria-label={shell.betaLabel}>
      <p>{shell.beta}</p>
    </div>
  );
}
