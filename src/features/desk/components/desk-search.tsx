import Form from "next/form";
import { inputLook } from "@/components/forms/field-frame";
import { desk } from "@/content/desk";

type DeskSearchProps = {
  action: string;
  query?: string;
  /** Other query parameters to keep, such as the filter. */
  keep?: Record<string, string | undefined>;
  label?: string;
  placeholder?: string;
};

/** A plain form, so that it works without scripts. */
export function DeskSearch({
  action,
  query,
  keep = {},
  label = desk.search.label,
  placeholder = desk.search.placeholder,
}: DeskSearchProps) {
  return (
    <Form action={action} className="w-full tab:w-[min(20rem,100%)]" role="search" prefetch={false}>
      <label className="sr-only" htmlFor="desk-search">
        {label}
      </label>
      <input
        className={inputLook({ kind: "search" })}
        id="desk-search"
        type="search"
        aria-keyshortcuts="/"
        name="q"
        defaultValue={query}
        placeholder={placeholder}
        maxLength={80}
      />
      {Object.entries(keep).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <button className="sr-only" type="submit">
        {desk.search.submit}
      </button>
    </Form>
  );
}
