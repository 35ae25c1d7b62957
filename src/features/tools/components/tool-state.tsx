import { OutLink } from "@/components/ui/out-link";
import styles from "./tool-state.module.css";

type ToolStateProps = { name: string; address: string | undefined; soon: string; open: string };

export function ToolState({ name, address, soon, open }: ToolStateProps) {
  if (!address) return <span>{soon}</span>;
  return (
    <OutLink className={styles.link} href={address}>
      {open}
      <span className="sr-only">: {name}</span>
    </OutLink>
  );
}
