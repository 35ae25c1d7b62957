"use client";

import { deskPages } from "@/content/desk-pages";
import { DeskPanel } from "../../components/desk-sheet";
import type { FieldSchema } from "../form-schema";
import { usePageForm } from "./page-form-context";
import { PartFields } from "./part-fields";

const { form: words } = deskPages;

type PageFormProps = {
  schema: FieldSchema;
  /** The paths of stored words that this release no longer accepts. */
  dropped: readonly string[];
  onSave: () => void;
  /** Is called with the words of the field that gets the focus. */
  onSeek: (words: string) => void;
};

/** The form of a document, made from its schema. */
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
