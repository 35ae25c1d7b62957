import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Badge } from "@/components/ui/badge";
import { TextButton } from "@/components/ui/button";
import { deskPages } from "@/content/desk-pages";
import type { FieldSchema } from "@/content/fields";
import { mayConfirm, samplesIn, unreplacedIn, valueAt } from "@/content/samples";
import { checkbox } from "../../components/class-lists";
import { defaultOf, labelAt } from "../form-schema";
import { focusField, useFieldValue } from "./page-form-context";

const { form: texts } = deskPages;

type Place = { schema: FieldSchema; path: readonly string[] };

function useWritten({ schema, path }: Place) {
  const written = useFieldValue(schema, path.join("."));
  const confirmed: string[] = useWatch({ name: "confirmed" });
  return { written, confirmed };
}

export function SampleNote({ schema, path }: Place) {
  const { setValue } = useFormContext();
  const { written, confirmed } = useWritten({ schema, path });
  const id = useId();
  const initial = defaultOf(schema);
  const left = unreplacedIn(schema, initial, written);
  const isFlag = schema.widget === "flag";
  const name = path.join(".");
  const others = confirmed.filter((other) => other !== name);
  const isConfirmed = mayConfirm(schema) && others.length < confirmed.length;
  if (left.length === 0 || (isFlag && isConfirmed)) return null;
  const isBegun = left.length < unreplacedIn(schema, initial, initial).length;
  const names = left.map((inner) => labelAt(schema, inner.join("."), written));
  return (
    <div className="rounded-r-sheet border-gold border-l-3 bg-gold-wash px-4 py-2 text-base text-ink leading-[1.4]">
      <p id={id}>
        <b className="font-[560]">{isConfirmed ? texts.confirmed : texts.sample}</b>{" "}
        <span>{isConfirmed ? null : schema.sample}</span>{" "}
        <span>{isBegun && !isConfirmed ? texts.stillSample(names) : null}</span>
      </p>
      {isFlag ? (
        <TextButton
          className="text-base"
          aria-describedby={id}
          onClick={() => {
            setValue("confirmed", [...others, name]);
            focusField(name);
          }}
        >
          {texts.keep}
        </TextButton>
      ) : null}
      {!isFlag && mayConfirm(schema) ? (
        <label className="flex max-[12rem]:flex-wrap min-h-11 cursor-pointer items-center gap-[0.7rem]">
          <input
            type="checkbox"
            className={checkbox}
            aria-describedby={id}
            checked={isConfirmed}
            onChange={({ target }) => setValue("confirmed", target.checked ? [...others, name] : others)}
          />
          <span className="min-w-0">{texts.confirm}</span>
        </label>
      ) : null}
    </div>
  );
}

export function SampleBadge({ schema, path }: Place) {
  const { written, confirmed } = useWritten({ schema, path });
  const initial = defaultOf(schema);
  const isLeft = samplesIn(schema).some(
    ({ path: inner, schema: sample }) =>
      !(mayConfirm(sample) && confirmed.includes([...path, ...inner].join("."))) &&
      unreplacedIn(sample, valueAt(initial, inner), valueAt(written, inner)).length > 0,
  );
  return isLeft ? <Badge tone="gold">{texts.sampleInside}</Badge> : null;
}
