import { profile } from "@/content/profile";
import "./account-facts.css";

const words = profile.account;
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

type AccountFactsProps = { name: string | null; email: string; createdAt: Date | null };

export function AccountFacts({ name, email, createdAt }: AccountFactsProps) {
  return (
    <dl className="account-facts">
      <div>
        <dt>{words.name}</dt>
        <dd>{name ?? words.unknown}</dd>
      </div>
      <div>
        <dt>{words.email}</dt>
        <dd>{email}</dd>
      </div>
      <div>
        <dt>{words.created}</dt>
        <dd>{createdAt ? day.format(createdAt) : words.unknown}</dd>
      </div>
    </dl>
  );
}
