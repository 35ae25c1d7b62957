import { site } from "@/content/site";

export function SupportLink() {
  return <a href={`mailto:${site.support}`}>{site.support}</a>;
}
