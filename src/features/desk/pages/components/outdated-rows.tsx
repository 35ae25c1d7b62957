import { DeskLink } from "../../components/desk-link";
import { DeskRow, DeskRows, DeskSmall } from "../../components/desk-panel";
import { fieldHref } from "../../page-url";
import type { OutdatedText } from "../outdated-texts";

export function OutdatedRows({ texts }: { texts: readonly OutdatedText[] }) {
  return (
    <DeskRows>
      {texts.map(({ document, path, label, text, why }) => (
        <DeskRow key={`${document}.${path}`}>
          <DeskLink className="textlink text-base" href={fieldHref(document, path)}>
            {label}
          </DeskLink>
          <p className="max-w-[68ch]">{text}</p>
          <DeskSmall>{why.join(" ")}</DeskSmall>
        </DeskRow>
      ))}
    </DeskRows>
  );
}
