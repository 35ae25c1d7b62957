import { privacy } from "@/content/privacy";
import { classNames } from "@/lib/class-names";
import styles from "./browser-storage-list.module.css";

/** Lists what the site stores in the browser, by the names in developer tools. */
export function BrowserStorageList() {
  const { rows, ends, note } = privacy.browser;
  return (
    <>
      <ul className={classNames("mt-s6 rounded-sheet border border-dune-line bg-sand", styles.list)}>
        {rows.map((row) => (
          <li key={row.names[0]} className="grid text-base leading-normal">
            <div>
              {row.names.map((name) => (
                <code key={name} className="block text-small">
                  {name}
                </code>
              ))}
              <p className="note">{row.kind}</p>
            </div>
            <p>{row.what}</p>
            <p className={classNames("text-ink-2", styles.ends)}>
              <i className="text-gold-ink">{ends}</i> {row.ends}
            </p>
          </li>
        ))}
      </ul>
      <p className="note">{note}</p>
    </>
  );
}
