import { privacy } from "@/content/privacy";
import styles from "./browser-storage-list.module.css";

/** What the site leaves in the visitor's browser, by the names a developer tool shows. */
export function BrowserStorageList() {
  const { rows, ends, note } = privacy.browser;
  return (
    <>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.names[0]}>
            <div>
              {row.names.map((name) => (
                <code key={name}>{name}</code>
              ))}
              <p className="note">{row.kind}</p>
            </div>
            <p>{row.what}</p>
            <p className={styles.ends}>
              <i>{ends}</i> {row.ends}
            </p>
          </li>
        ))}
      </ul>
      <p className="note">{note}</p>
    </>
  );
}
