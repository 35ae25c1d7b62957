import { desk } from "@/content/desk";

/** Stands in for a page of the Desk while its records are fetched. */
export function DeskSkeleton() {
  return (
    <div className="desk-skeleton" role="status">
      <p className="note">{desk.loading}</p>
      <div className="desk-skeleton__head" aria-hidden="true" />
      <div className="sheet" aria-hidden="true">
        {["one", "two", "three", "four", "five", "six"].map((row) => (
          <div className="desk-skeleton__row" key={row} />
        ))}
      </div>
    </div>
  );
}
