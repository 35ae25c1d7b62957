"use client";

import { ButtonLink } from "@/components/ui/button-link";
import { buttonLook } from "@/components/ui/button-look";
import { Paragraph, RichText } from "@/components/ui/rich-text";
import type { Pricing } from "@/content/pricing";
import { signUp } from "@/content/shell";
import { useSession } from "@/features/account/session/session";

const className = "min-w-[min(100%,13rem)] max-[36rem]:w-full";

type JoinFoundingProps = Pick<Pricing["founding"], "action" | "member"> & {
  note: string;
  support: string;
  /** The text of the link to `support`. */
  supportName: string;
};

export function JoinFounding({ action, note, member, support, supportName }: JoinFoundingProps) {
  const { status } = useSession();
  const mailto = `mailto:${support}?subject=${encodeURIComponent(member.subject)}`;
  if (status === "signed-in") {
    return (
      <>
        <a
          className={buttonLook({ variant: "gold", className })}
          href={mailto}
          aria-describedby="founding-note"
        >
          {action}
        </a>
        <p className="note grow basis-56" id="founding-note">
          <RichText text={member.note} /> <a href={mailto}>{supportName}</a>.
        </p>
      </>
    );
  }
  return (
    <>
      <ButtonLink href={signUp} variant="gold" className={className}>
        {action}
      </ButtonLink>
      <Paragraph className="note grow basis-56" text={note} />
    </>
  );
}
