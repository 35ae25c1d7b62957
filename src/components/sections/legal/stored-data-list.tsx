import { privacy } from "@/content/privacy";
import styles from "./stored-data-list.module.css";

/** Every kind of record: its name, what it holds, why, and when it ends. */
export function StoredDataList() {
  const { rows, why, ends } = privacy.kept;
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.name}>
          <h3>{row.name}</h3>
          <p>{row.what}</p>
          <dl>
            <div>
              <dt>{why}</dt>
              <dd>{row.why}</dd>
            </div>
            <div>
              <dt>{ends}</dt>
              <dd>{row.ends}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
