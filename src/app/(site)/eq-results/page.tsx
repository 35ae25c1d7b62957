import type { ReactNode } from "react";
import { KeepAndShare } from "@/components/sections/archetype/keep-and-share";
import { NoScriptNote } from "@/components/sections/archetype/no-script-note";
import { PrintSheet } from "@/components/sections/archetype/print-sheet";
import { ResultLoading } from "@/components/sections/result/result-closed";
import { ResultView } from "@/components/sections/result/result-view";
import { archetypePage } from "@/content/archetype-page";
import type { Archetypes } from "@/content/archetype-texts";
import { type Archetype, archetypeIds } from "@/content/archetypes";
import { result } from "@/content/quiz";
import { buildPageMetadata } from "@/lib/page-metadata";
import { recordOf } from "@/lib/record-of";
import { getContent } from "@/server/content/page";
import { OwnResult } from "./own-result";
import { ResultActions, ResultGreeting, ResultMark } from "./result-greeting";

export const metadata = buildPageMetadata({
  title: result.title,
  description: result.description,
  path: "/eq-results",
  image: "quiz",
  isIndexed: false,
});

function renderResult(archetype: Archetype, { plate, [archetype]: content }: Archetypes): ReactNode {
  const { keep, shareResult } = plate;
  const { noteResult } = archetypePage.share;
  return (
    <ResultView
      archetype={archetype}
      content={content}
      greeting={<ResultGreeting />}
      mark={<ResultMark />}
      share={<KeepAndShare archetype={archetype} keep={keep} share={shareResult} note={noteResult} />}
      actions={<ResultActions />}
      sheet={<PrintSheet archetype={archetype} content={content} />}
    />
  );
}

export default async function ResultPage() {
  const archetypes = await getContent("archetypes");
  const views = recordOf(archetypeIds, (id) => renderResult(id, archetypes));
  return (
    <OwnResult
      views={views}
      waiting={<ResultLoading noScript={<NoScriptNote texts={result.noScript} />} />}
    />
  );
}
