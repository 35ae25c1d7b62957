import { DeskSearch, type DeskSearchProps } from "./desk-search";

type DeskHeadProps = {
  title: string;
  note?: string;
  /** `shown` is the list's title with search, filter and page; screen readers read it after the heading. */
  list?: { name: string; shown: string };
  search?: DeskSearchProps;
};

export function DeskHead({ title, note, list, search }: DeskHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 flex-[1_1_24rem]">
        {note ? <p className="note">{note}</p> : null}
        <h1>
          <bdi>{title}</bdi>
          {list && list.shown !== list.name ? <span className="sr-only"> {list.shown}</span> : null}
        </h1>
      </div>
      {search ? <DeskSearch {...search} /> : null}
    </div>
  );
}
