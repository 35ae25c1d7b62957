import { site } from "@/content/site";

export function SupportMail() {
  return <a href={`mailto:${site.support}`}>{site.support}</a>;
}
