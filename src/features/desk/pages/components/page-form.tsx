"use client";

import { deskPages } from "@/content/desk-pages";
import { DeskPanel } from "../../components/desk-sheet";
import type { FieldSchema } from "../form-schema";
import { usePageForm } from "./page-form-context";
import { PartFields } from "./part-fields";

const { form: words } = deskPages;

type PageFormProps = {
  schema: FieldSchema;
  /** The paths of stored values that this release does not accept any more. */
  dropped: readonly string[];
  onSave: () => void;
  /** Called with the text of the focused field. */
  onSeek: (words: string) => void;
};

export function PageForm({ schema, dropped, onSave, onSeek }: PageFormProps) {
  const { isLocked } = usePageForm();
  return (
    <DeskPanel title={words.label}>
      {dropped.length ? (
        <p className="note mb-s4">
          {words.dropped} {dropped.join(", ")}
        </p>
      ) : null}
      <form
        className="print:[&_:is(details,li)]:break-inside-auto"
        method="post"
        noValidate
        autoComplete="off"
        onFocus={({ target }) => {
          if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)
            onSeek(target.value);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <fieldset className="contents" role="presentation" disabled={isLocked}>
          <PartFields root={schema} schema={schema} path={[]} depth={0} />
        </fieldset>
      </form>
    </DeskPanel>
  );
}
