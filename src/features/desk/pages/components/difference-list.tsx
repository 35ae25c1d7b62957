import { Badge } from "@/components/ui/badge";
import { deskPages } from "@/content/desk-pages";
import { classNames } from "@/lib/class-names";
import type { Difference, Piece } from "../differences";

const { differences: words } = deskPages;

const looks = {
  added: { tone: "ok", Tag: "ins", className: "bg-success-bg text-success-ink" },
  removed: { tone: "alert", Tag: "del", className: "bg-alert-bg text-alert" },
  moved: { tone: "info", Tag: "span", className: undefined },
} as const;

function PieceText({ text, change }: Piece) {
  if (change === "same") return <span>{text}</span>;
  const { Tag, className } = looks[change];
  return <Tag className={classNames("mr-0.5", className)}>{text}</Tag>;
}

function Change({ difference }: { difference: Difference }) {
  if (difference.kind === "changed")
    return (
      <p className="whitespace-pre-line">
        {difference.pieces.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no id and never move
          <PieceText key={index} {...piece} />
        ))}
      </p>
    );
  const { kind, place, text } = difference;
  const { tone, Tag, className } = looks[kind];
  return (
    <p>
      <Badge tone={tone}>{kind === "moved" ? words.moved(difference.from, place) : words[kind](place)}</Badge>{" "}
      <Tag className={className}>{text || words.empty}</Tag>
    </p>
  );
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
