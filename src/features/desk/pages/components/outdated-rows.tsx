import { DeskLink } from "../../components/desk-link";
import { DeskRow, DeskRows, DeskSmall } from "../../components/desk-panel";
import { fieldHref } from "../../page-url";
import type { OutdatedText } from "../outdated-texts";

/** The list of pages is rendered on the server, without `onChoose`. */
type OutdatedRowsProps = { texts: readonly OutdatedText[]; onChoose?: (text: OutdatedText) => void };

export function OutdatedRows({ texts, onChoose }: OutdatedRowsProps) {
  return (
    <DeskRows>
      {texts.map((outdated) => (
        <DeskRow key={`${outdated.document}.${outdated.path}`}>
          <DeskLink
            className="textlink text-base"
            href={fieldHref(outdated.document, outdated.path)}
            onClick={onChoose && (() => onChoose(outdated))}
          >
            {outdated.label}
          </DeskLink>
          <p className="max-w-[68ch]">{outdated.text}</p>
          <DeskSmall>{outdated.why.join(" ")}</DeskSmall>
        </DeskRow>
      ))}
    </DeskRows>
  );
}
