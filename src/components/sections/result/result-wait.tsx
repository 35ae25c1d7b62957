import type { ReactNode } from "react";
import { result } from "@/content/quiz";

export function ResultWait({ noScript }: { noScript: ReactNode }) {
  return (
    <div className="wrap rs-wait">
      <h1 className="visually-hidden">{result.title}</h1>
      <p role="status">{result.preparing}</p>
      {noScript}
    </div>
  );
}
