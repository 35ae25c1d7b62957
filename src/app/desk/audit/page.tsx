import type { Metadata } from "next";
import { desk } from "@/content/desk";
import { type AuditKind, deskAudit } from "@/content/desk-audit";
import { AuditFilter, AuditList } from "@/features/desk/audit/components/audit-list";
import { DeskHead } from "@/features/desk/components/desk-head";
import { DeskPager } from "@/features/desk/components/desk-pager";
import { DeskSearch } from "@/features/desk/components/desk-search";
import { deskCall } from "@/server/desk-call";

export const metadata: Metadata = { title: desk.pages.audit.label };

type Asked = { kind?: AuditKind; q?: string; cursor?: string };

export default async function AuditPage({ searchParams }: { searchParams: Promise<Asked> }) {
  const { kind, q, cursor } = await searchParams;
  const { entries, next, isCut } = await deskCall((caller) => caller.audit.list({ kind, q, cursor }));
  const path = desk.pages.audit.href;
  return (
    <>
      <DeskHead title={deskAudit.heading} note={deskAudit.note}>
        <DeskSearch action={path} query={q} keep={{ kind }} label={deskAudit.searchLabel} />
      </DeskHead>
      <AuditFilter kind={kind} query={q} />
      <AuditList entries={entries} kind={kind} query={q} isCut={isCut} />
      <DeskPager path={path} params={{ kind, q }} cursor={cursor} next={next} />
    </>
  );
}
