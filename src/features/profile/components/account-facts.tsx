import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { profile } from "@/content/profile";
import "./account-facts.css";

const words = profile.account;
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

type AccountFactsProps = {
  email: string;
  isVerified: boolean;
  createdAt: Date | null;
  hasPassword: boolean;
  linkedProviders: readonly string[];
  /** how to get another mail to confirm the address */
  resend: ReactNode;
};

/** What the account is known by, since when, and how its member comes in. */
export function AccountFacts(props: AccountFactsProps) {
  const { email, isVerified, createdAt, hasPassword, linkedProviders, resend } = props;
  const providers = linkedProviders.map((id) => words.providers[id] ?? id);
  const doors = hasPassword ? [words.password, ...providers] : providers;
  return (
    <dl className="account-facts">
      <div>
        <dt>{words.email}</dt>
        <dd>
          <span className="account-facts__mail">
            <span>{email}</span>
            <Badge tone={isVerified ? "ok" : "plain"}>
              {isVerified ? words.isConfirmed : words.isUnconfirmed}
            </Badge>
          </span>
          {isVerified ? null : resend}
        </dd>
      </div>
      <div>
        <dt>{words.created}</dt>
        <dd>{createdAt ? day.format(createdAt) : words.unknown}</dd>
      </div>
      {doors.length ? (
        <div>
          <dt>{words.doors}</dt>
          <dd>{words.list(doors)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
