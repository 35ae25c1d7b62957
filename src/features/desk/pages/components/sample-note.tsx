"use client";

import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { deskPages } from "@/content/desk-pages";
import { isReplaced } from "@/content/samples";
import { checkbox } from "../../components/looks";
import { defaultOf, type FieldSchema } from "../form-schema";
import { fromFormValues } from "../form-values";

const { form: words } = deskPages;

/** Says what is to be done about a sample, until its words are replaced; they can also be confirmed as they are. */
export function SampleNote({ schema, path }: { schema: FieldSchema; path: readonly string[] }) {
  if (!schema.sample) return null;
  return <UnsettledSample schema={schema} path={path} note={schema.sample} />;
}

type UnsettledSampleProps = { schema: FieldSchema; path: readonly string[]; note: string };

function UnsettledSample({ schema, path, note }: UnsettledSampleProps) {
  const { control, setValue } = useFormContext();
  const id = useId();
  const [value, confirmed]: [unknown, string[]] = useWatch({
    control,
    name: [["values", ...path].join("."), "confirmed"],
  });
  const { value: written } = fromFormValues({ properties: { value: schema } }, { value });
  if (isReplaced(defaultOf(schema), written)) return null;
  const name = path.join(".");
  const others = confirmed.filter((other) => other !== name);
  return (
    <div className="rounded-r-sheet border-gold border-l-3 bg-gold-wash px-4 py-2 text-base text-ink leading-[1.4]">
      <p id={id}>
        <b className="font-[560]">{words.sample}</b> {note}
      </p>
      <label className="flex min-h-11 cursor-pointer items-center gap-[0.7rem]">
        <input
          type="checkbox"
          className={checkbox}
          aria-describedby={id}
          checked={others.length < confirmed.length}
          onChange={({ target }) => setValue("confirmed", target.checked ? [...others, name] : others)}
        />
        {words.confirm}
      </label>
    </div>
  );
}
