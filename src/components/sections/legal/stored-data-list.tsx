import { privacy } from "@/content/privacy";
import { classNames } from "@/lib/class-names";
import styles from "./stored-data-list.module.css";

export function StoredDataList() {
  const { rows, why, ends } = privacy.kept;
  return (
    <ul className={classNames("mt-s6 border-gold border-t", styles.list)}>
      {rows.map((row) => (
        <li key={row.name} className="grid gap-x-s6 gap-y-s3 border-dune-line border-b">
          <h3>{row.name}</h3>
          <p className="max-w-measure">{row.what}</p>
          <dl className="grid gap-x-s5 gap-y-s3">
            <div>
              <dt className="text-gold-ink">{why}</dt>
              <dd className="text-base text-ink-2 leading-normal">{row.why}</dd>
            </div>
            <div>
              <dt className="text-gold-ink">{ends}</dt>
              <dd className="text-base text-ink-2 leading-normal">{row.ends}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
