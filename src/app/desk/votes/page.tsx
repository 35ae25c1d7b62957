import { cache } from "react";
import { desk } from "@/content/desk";
import { deskVotes, type voteDays } from "@/content/desk-votes";
import { DeskHead } from "@/features/desk/components/desk-head";
import { titleOfList } from "@/features/desk/components/desk-pager";
import { DeskGrid, DeskPanel } from "@/features/desk/components/desk-panel";
import { VoteChart, VoteFilters, VoteRanking } from "@/features/desk/votes/components/vote-panels";
import { callDesk } from "@/server/desk-call";

type SearchParams = { app?: string; days?: (typeof voteDays)[number] };
type PageProps = { searchParams: Promise<SearchParams> };

const readBoard = cache(() => callDesk((caller) => caller.votes.board()));

function titleOf({ app, days }: SearchParams, apps: readonly { id: string; name: string }[]) {
  const name = apps.find(({ id }) => id === app)?.name;
  return titleOfList({ list: desk.pages.votes.label, chosen: [name, days && deskVotes.time.days[days]] });
}

export async function generateMetadata({ searchParams }: PageProps) {
  return titleOf(await searchParams, (await readBoard()).apps);
}

export default async function VotesPage({ searchParams }: PageProps) {
  const query = await searchParams;
  const { app, days } = query;
  const [board, counts] = await Promise.all([
    readBoard(),
    callDesk((caller) => caller.votes.overTime({ app, days })),
  ]);
  const name = board.apps.find(({ id }) => id === app)?.name ?? deskVotes.time.all;
  return (
    <>
      <DeskHead
        list={{ name: desk.pages.votes.label, shown: titleOf(query, board.apps).title }}
        title={deskVotes.heading}
        note={deskVotes.note(board.total)}
      />
      <DeskGrid columns="board">
        <DeskPanel title={deskVotes.ranking.heading}>
          <p className="note mb-s4" hidden={board.total > 0}>
            {deskVotes.ranking.none}
          </p>
          <VoteRanking apps={board.apps} />
        </DeskPanel>
        <DeskPanel title={deskVotes.time.heading(name)}>
          <VoteFilters params={{ app, days }} apps={board.apps} />
          <VoteChart counts={counts} />
        </DeskPanel>
      </DeskGrid>
    </>
  );
}
