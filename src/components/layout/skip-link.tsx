import { shell } from "@/content/shell";

export function SkipLink() {
  return (
    <a
      className="fixed -top-16 left-4 z-90 rounded-sheet bg-paper px-4 py-3 shadow-lift focus:top-4 print:hidden!"
      href="#main"
    >
      {shell.skip}
    </a>
  );
}
