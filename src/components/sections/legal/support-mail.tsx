import { site } from "@/content/site";

export function SupportMail() {
  return (
    <a className="le-mail" href={`mailto:${site.support}`}>
      {site.support}
    </a>
  );
}
