import Form from "next/form";
import { inputLook } from "@/components/forms/input-look";
import { desk } from "@/content/desk";
import { SearchInput } from "./search-input";

type DeskSearchProps = {
  action: string;
  query?: string;
  /** Other query parameters to keep, such as the filter. */
  keep?: Record<string, string | undefined>;
  label?: string;
  placeholder?: string;
};

/** The search is a plain form, which works without scripts. */
function DeskSearch({ action, query, keep = {}, label, placeholder }: DeskSearchProps) {
  return (
    <Form
      action={action}
      className="w-full tab:w-[min(20rem,100%)] print:hidden"
      role="search"
      prefetch={false}
    >
      <label className="sr-only" htmlFor="desk-search">
        {label ?? desk.search.label}
      </label>
      <SearchInput
        className={inputLook({ kind: "search" })}
        id="desk-search"
        type="search"
        aria-keyshortcuts="/"
        name="q"
        defaultValue={query}
        placeholder={placeholder ?? desk.search.placeholder}
        maxLength={desk.search.maxLength}
      />
      {Object.entries(keep).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <button className="sr-only" type="submit" tabIndex={-1}>
        {desk.search.submit}
      </button>
    </Form>
  );
}

type DeskHeadProps = {
  title: string;
  note?: string;
  /** The name of the list, and the title of the shown part for screen readers. */
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
