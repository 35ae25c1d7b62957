import { type ReactNode, useId, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { profile } from "@/content/profile";
import type { Member } from "./first-steps";

const text = profile.account;
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

type AccountFactsProps = Pick<Member, "email" | "createdAt" | "hasPassword" | "linkedProviders"> & {
  isVerified: boolean;
  resend: ReactNode;
  changeEmail: ReactNode;
};

export function AccountFacts(props: AccountFactsProps) {
  const { email, isVerified, createdAt, hasPassword, linkedProviders, resend, changeEmail } = props;
  const providers = linkedProviders.map((id) => text.providers[id] ?? id);
  const methods = hasPassword ? [text.password, ...providers] : providers;
  return (
    <dl>
      <Fact name={text.email}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span>{email}</span>
          <Badge tone={isVerified ? "ok" : "plain"}>
            {isVerified ? text.isConfirmed : text.isUnconfirmed}
          </Badge>
        </span>
        {isVerified ? null : <div className="mt-3">{resend}</div>}
        <div className="mt-3">{changeEmail}</div>
      </Fact>
      <Fact name={text.created}>{createdAt ? day.format(createdAt) : text.unknown}</Fact>
      {methods.length ? <Fact name={text.signInMethods}>{text.list(methods)}</Fact> : null}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-1 border-dune-line border-b py-4 last:border-0 last:pb-0 min-[30rem]:grid-cols-[minmax(8rem,12rem)_1fr]">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

const moveText = profile.account.move;

export function ChangeEmail({ form, hasPassword }: { form: ReactNode; hasPassword: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (!hasPassword) return <p className="note">{moveText.needsPassword}</p>;
  return (
    <>
      <div>
        <Button
          variant="line"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? moveText.close : moveText.open}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen ? form : null}
      </div>
    </>
  );
}
