import { Sign } from "@/components/art/sign";
import { PageLink } from "@/components/ui/page-link";
import { shell } from "@/content/shell";
import { site } from "@/content/site";

export function Brand() {
  return (
    <PageLink className="brand" href="/home" aria-label={shell.brandLabel}>
      <Sign name="mark" />
      <span>{site.name}</span>
    </PageLink>
  );
}
