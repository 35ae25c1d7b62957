import { ButtonLink } from "@/components/ui/button-link";
import { LinkHeading } from "./link-heading";

type Done = { heading: string; text: string; action: string };

/**
 * What a page of a one-time link says in the end, and where it leads from there. No component: its heading is then the one that stood
 * there before, which notices that it changed.
 */
export function linkDone(words: Done, href: string) {
  return (
    <>
      <LinkHeading heading={words.heading}>{words.text}</LinkHeading>
      <ButtonLink href={href} className="mt-s5" wide>
        {words.action}
      </ButtonLink>
    </>
  );
}
