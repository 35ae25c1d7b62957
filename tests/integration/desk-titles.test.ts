import { expect, test } from "vitest";
import * as applications from "@/app/desk/applications/page";
import * as audit from "@/app/desk/audit/page";
import * as found from "@/app/desk/find/page";
import * as mail from "@/app/desk/mail/page";
import * as samples from "@/app/desk/mail/samples/page";
import * as members from "@/app/desk/members/page";
import * as quarantine from "@/app/desk/quarantine/page";
import * as waitlist from "@/app/desk/waiting-list/page";

type Query = Record<string, string | undefined>;

async function titleOf(page: { generateMetadata?: unknown }, query: Query) {
  const generate = page.generateMetadata as (props: { searchParams: Promise<Query> }) => Promise<unknown>;
  return generate({ searchParams: Promise.resolve(query) });
}

const cursor = "2026-01-02T03:04:05.000Z~one";

const pages: [page: object, query: Query, title: string][] = [
  [applications, {}, "Applications"],
  [applications, { status: "all", sort: "newest", cursor, page: "2" }, "Applications: All, Newest, page 2"],
  [applications, { q: " lukasz " }, "“lukasz” in Applications"],
  [waitlist, { status: "invited" }, "Waiting list: Invited"],
  [waitlist, { order: "oldest", cursor, page: "3" }, "Waiting list: Longest wait first, page 3"],
  [waitlist, { q: "lukasz" }, "“lukasz” in Waiting list"],
  [members, { plan: "explorer", q: "lukasz" }, "“lukasz” in Members: Explorer"],
  [members, { leftOut: "left", announcement: "one" }, "Members: Left out of an announcement"],
  [members, { cursor, page: "2" }, "Members, page 2"],
  [mail, { state: "failed" }, "Mail: Did not arrive"],
  [mail, { q: "lukasz", cursor, page: "2" }, "“lukasz” in Mail, page 2"],
  [quarantine, { q: "lukasz@example.org" }, "“lukasz@example.org” in Quarantine"],
  [quarantine, { cursor, page: "2" }, "Quarantine, page 2"],
  [audit, { kind: "factor" }, "Audit: Second factors"],
  [audit, { q: "lukasz", cursor, page: "12" }, "“lukasz” in Audit, page 12"],
  [samples, { kind: "voteHundred" }, "Examples of all emails"],
  [found, { q: "lukasz" }, "Matches for “lukasz”"],
];

test.each(pages)(
  "the title of a Desk list names its filters, search and page (case %#)",
  async (page, query, title) => {
    expect(await titleOf(page, query)).toEqual({ title });
  },
);

test.each([
  { page: "2" },
  { cursor, page: "0" },
  { cursor, page: "two" },
  { cursor, page: "99999999" },
  { status: "constructor", sort: "__proto__" },
  { q: "" },
])("the invalid query %j does not change the title of a Desk list", async (query) => {
  expect(await titleOf(applications, query)).toEqual({ title: "Applications" });
});
