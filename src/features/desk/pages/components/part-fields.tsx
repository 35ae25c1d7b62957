import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { deskPages } from "@/content/desk-pages";
import { type FieldSchema, isFixed } from "@/content/fields";
import { samplesIn } from "@/content/samples";
import { labelOf } from "../form-schema";
import { ItemsField } from "./items-field";
import { SkipToPublish, usePageForm } from "./page-form-context";
import { SampleBadge, SampleNote } from "./sample-note";
import { SchemaField } from "./schema-field";

export function FoldArrow() {
  return (
    <svg
      className="[details[open]>summary_&]:rotate-180 h-2 w-3.5 flex-none fill-none stroke-[1.5] stroke-lagoon forced-colors:stroke-[CanvasText]"
      viewBox="0 0 14 8"
      aria-hidden="true"
    >
      <path d="M1 1l6 6 6-6" />
    </svg>
  );
}

const { form: texts } = deskPages;

type FoldProps = {
  title: string;
  schema: FieldSchema;
  path: readonly string[];
  depth: number;
  isOpen: boolean;
  children: ReactNode;
};

function Fold({ title, schema, path, depth, isOpen, children }: FoldProps) {
  const { problems } = usePageForm();
  const wrong = problems.filter((problem) => {
    const inside = problem.path.split(".");
    const [first = ""] = inside.slice(path.length);
    if (path.some((key, index) => key !== inside[index])) return false;
    return schema.properties ? Object.hasOwn(schema.properties, first) : true;
  });
  const Heading = depth === 0 ? "h3" : "h4";
  return (
    <details
      open={isOpen}
      className={
        depth === 0 ? "border-dune-line border-t" : "rounded-sheet border border-dune-line px-[min(1rem,5vw)]"
      }
    >
      <summary className="flex min-h-13 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 py-s2">
        <Heading className="min-w-0 flex-[1_1_min-content] font-[560] font-text text-base leading-[1.35] tracking-normal">
          {title}
        </Heading>
        <span className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-x-3 gap-y-1">
          {samplesIn(schema).length ? <SampleBadge schema={schema} path={path} /> : null}
          {isFixed(schema) ? <span className="note">{texts.fixed}</span> : null}
          {wrong.length ? <Badge tone="alert">{texts.wrong(wrong.length)}</Badge> : null}
          <FoldArrow />
        </span>
      </summary>
      <fieldset className="grid min-w-0 grid-cols-1 gap-s5 pt-s2 pb-s5">
        <legend className="sr-only">{title}</legend>
        {children}
        <SkipToPublish />
      </fieldset>
    </details>
  );
}

type PartFieldsProps = { schema: FieldSchema; path: readonly string[]; depth: number };

const isFolded = ({ properties, items }: FieldSchema) => properties !== undefined || items !== undefined;

/** At the top level, fields that are in no group share one fold. */
export function PartFields({ schema, path, depth }: PartFieldsProps) {
  const { showing } = usePageForm();
  const entries = Object.entries(schema.properties ?? {});
  const single = entries.filter(([, part]) => !isFolded(part));
  const parts = entries.filter(([, part]) => isFolded(part));
  const hasGeneral = depth === 0 && single.length > 0;
  const at = (key: string) => [...path, key].join(".");
  const fields = single.map(([key, part]) => (
    <div key={key} className="grid grid-cols-1 gap-s3">
      {part.sample ? <SampleNote schema={part} path={[...path, key]} /> : null}
      {/* The key remounts the field, because the field's first value decides whether it can be changed. */}
      <SchemaField key={showing} schema={part} path={at(key)} label={labelOf(key, part)} />
    </div>
  ));
  return (
    <>
      {hasGeneral ? (
        <Fold
          title={texts.general}
          schema={{ properties: Object.fromEntries(single) }}
          path={path}
          depth={0}
          isOpen
        >
          {fields}
        </Fold>
      ) : (
        fields
      )}
      {parts.map(([key, part], index) => {
        const title = labelOf(key, part);
        const inner = (
          <>
            {part.sample ? <SampleNote schema={part} path={[...path, key]} /> : null}
            {part.items ? (
              <ItemsField
                schema={part}
                path={at(key)}
                title={title}
                isTitleHidden={depth === 0}
                fieldsOf={(item, place) => (
                  <PartFields schema={item} path={place.split(".")} depth={depth + 1} />
                )}
              />
            ) : (
              <PartFields schema={part} path={[...path, key]} depth={depth + 1} />
            )}
          </>
        );
        if (depth > 0 && part.items)
          return (
            <div key={key} className="grid grid-cols-1 gap-s3">
              {inner}
            </div>
          );
        return (
          <Fold
            key={key}
            title={title}
            schema={part}
            path={[...path, key]}
            depth={depth}
            isOpen={depth === 0 && index === 0 && !hasGeneral}
          >
            {inner}
          </Fold>
        );
      })}
    </>
  );
}
