import Link from "next/link";
import { Sign } from "@/components/art/sign";
import { shell } from "@/content/shell";
import { site } from "@/content/site";

export function Brand() {
  return (
    <Link className="brand" href="/home" aria-label={shell.brandLabel}>
      <Sign name="mark" />
      <span>{site.name}</span>
    </Link>
  );
}
