import { Badge } from "@/components/ui/badge";
import { deskPages } from "@/content/desk-pages";
import type { Difference, Piece } from "../differences";

const { differences: words } = deskPages;

function PieceText({ text, change }: Piece) {
  if (change === "removed") return <del className="mr-0.5 bg-alert-bg text-alert">{text}</del>;
  if (change === "added") return <ins className="mr-0.5 bg-success-bg text-success-ink">{text}</ins>;
  return <span>{text}</span>;
}

function Change({ difference }: { difference: Difference }) {
  switch (difference.kind) {
    case "changed":
      return (
        <p className="whitespace-pre-line">
          {difference.pieces.map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no id and never move
            <PieceText key={index} {...piece} />
          ))}
        </p>
      );
    case "added":
      return (
        <p>
          <Badge tone="ok">{words.added(difference.place)}</Badge>{" "}
          <ins className="bg-success-bg text-success-ink">{difference.text || words.empty}</ins>
        </p>
      );
    case "removed":
      return (
        <p>
          <Badge tone="alert">{words.removed(difference.place)}</Badge>{" "}
          <del className="bg-alert-bg text-alert">{difference.text || words.empty}</del>
        </p>
      );
    case "moved":
      return (
        <p>
          <Badge tone="info">{words.moved(difference.from, difference.place)}</Badge>{" "}
          <span>{difference.text || words.empty}</span>
        </p>
      );
  }
}

export function DifferenceList({ differences, none }: { differences: Difference[]; none?: string }) {
  if (differences.length === 0) return <p className="text-base text-ink-2">{none ?? words.none}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll a long list
    <div className="max-h-[45svh] overflow-y-auto overscroll-contain border-dune-line border-y" tabIndex={0}>
      <ul role="list" aria-label={words.count(differences.length)}>
        {differences.map((difference) => (
          <li
            key={`${difference.path} ${difference.kind} ${"place" in difference ? difference.place : ""}`}
            className="border-dune-line border-b py-3 text-base leading-normal wrap-anywhere last:border-0"
          >
            <p className="note">{difference.labels.join(" › ")}</p>
            <Change difference={difference} />
          </li>
        ))}
      </ul>
    </div>
  );
}
