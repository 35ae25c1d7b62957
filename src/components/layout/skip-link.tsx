import { shell } from "@/content/shell";

export function SkipLink() {
  return (
    <a className="skip" href="#main">
      {shell.skip}
    </a>
  );
}
