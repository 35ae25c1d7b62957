import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { FieldError } from "@/components/forms/field";
import { Button, TextButton } from "@/components/ui/button";
import { LiveStatus } from "@/components/ui/message";
import { deskPages } from "@/content/desk-pages";
import type { FieldSchema } from "@/content/fields";
import { blankOf } from "../form-schema";
import { ItemRow } from "./item-row";
import { usePageForm } from "./page-form-context";

const { items: texts } = deskPages;

/** The part of the item at `place`, or the button that puts an item back. */
type FocusTarget = { place?: number; what: "up" | "down" | "title" | "fields" | "undo" };

type Removed = { place: number; value: object; name: string; showing: number };

const unusedKey = (keys: readonly number[]) => Math.max(-1, ...keys) + 1;

/** Returns the keys of `count` rows: the given ones, then new ones. */
function keysFor(count: number, keys: readonly number[]) {
  const next = unusedKey(keys);
  return Array.from({ length: count }, (_, place) => keys[place] ?? next + place - keys.length);
}

type ItemsFieldProps = {
  schema: FieldSchema;
  path: string;
  title: string;
  /** True if the title is already shown above the list. */
  isTitleHidden: boolean;
  fieldsOf: (item: FieldSchema, path: string) => ReactNode;
};

export function ItemsField({ schema, path, title, isTitleHidden, fieldsOf }: ItemsFieldProps) {
  const { getValues } = useFormContext();
  const { problems, isLocked, showing } = usePageForm();
  const name = `values.${path}`;
  const { fields, append, remove, move, insert } = useFieldArray({ name, keyName: "rowKey" });
  // react-hook-form's own keys change when a publication loads the form again, and every open item would close.
  const [keys, setKeys] = useState<readonly number[]>([]);
  const rowKeys = keysFor(fields.length, keys);
  const items = schema.items ?? {};
  const least = schema.minItems ?? 0;
  const most = schema.maxItems ?? Number.POSITIVE_INFINITY;
  const list = useRef<HTMLDivElement>(null);
  const dragged = useRef<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [target, setTarget] = useState<FocusTarget | null>(null);
  const [announcement, setAnnouncement] = useState("");
  /** The items that can be put back, one after another. */
  const [removed, setRemoved] = useState<Removed[]>([]);
  const last = removed.at(-1);
  const lastRemoved = last?.showing === showing ? last : undefined;
  const error = problems.find((problem) => problem.path === path)?.message;
  const id = useId();

  useLayoutEffect(() => {
    if (!target) return;
    const { place, what } = target;
    // The selectors skip lists inside the items, because the parts of all lists have the same names.
    const part = `[data-do="${what}"]`;
    const row = `:scope > ol > [data-place="${place}"] >`;
    const inRow = `${row} ${part}, ${row} :is(div, details) > ${part}`;
    const selector = what === "undo" ? `:scope > div > ${part}` : inRow;
    const found = list.current?.querySelector<HTMLElement>(selector);
    if (what === "fields") {
      const fold = found?.closest("details");
      if (fold) fold.open = true;
      found?.querySelector<HTMLElement>("input, textarea, select")?.focus();
    } else found?.focus();
    setTarget(null);
  }, [target]);

  function moveTo(from: number, to: number, what: "up" | "down" | "title") {
    if (to < 0 || to >= fields.length || from === to) return;
    move(from, to);
    const others = rowKeys.filter((_, place) => place !== from);
    setKeys([...others.slice(0, to), ...rowKeys.slice(from, from + 1), ...others.slice(to)]);
    setAnnouncement(texts.moved(to + 1, fields.length));
    setTarget({ place: to, what });
  }

  function removeAt(place: number, itemName: string) {
    // Copies the item, because the form keeps changing the original object.
    const value: object = structuredClone(getValues(`${name}.${place}`));
    remove(place);
    setKeys(rowKeys.filter((_, each) => each !== place));
    setRemoved([...removed, { place, value, name: itemName, showing }]);
    setAnnouncement(texts.removed(itemName));
    setTarget({ what: "undo" });
  }

  function putBack() {
    if (!lastRemoved) return;
    const { place, value } = lastRemoved;
    insert(place, value, { shouldFocus: false });
    setKeys([...rowKeys.slice(0, place), unusedKey(rowKeys), ...rowKeys.slice(place)]);
    setRemoved(removed.slice(0, -1));
    setAnnouncement("");
    setTarget({ place, what: items.properties ? "title" : "fields" });
  }

  function add() {
    const blank = blankOf(items);
    append(items.properties ? (blank as object) : { value: blank }, { shouldFocus: false });
    setTarget({ place: fields.length, what: "fields" });
  }

  return (
    <div ref={list} className="grid grid-cols-1 gap-s3">
      <p
        id={id}
        data-path={path}
        tabIndex={-1}
        className={isTitleHidden ? "sr-only" : "font-[560] text-base"}
        aria-describedby={error && `${id}-error`}
      >
        {title} <span className="font-normal text-ink-2 text-small tabular-nums">{`(${fields.length})`}</span>
      </p>
      {schema.note ? <p className="note">{schema.note}</p> : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <ol role="list" className="grid grid-cols-1 gap-s2" aria-labelledby={id}>
        {fields.map((_, place) => (
          <ItemRow
            key={rowKeys[place]}
            schema={items}
            path={`${path}.${place}`}
            place={place}
            count={fields.length}
            canRemove={fields.length > least}
            isRemovable={least < most}
            isOver={over === place}
            fields={items.properties ? fieldsOf(items, `${path}.${place}`) : null}
            onMove={(to, what) => moveTo(place, to, what)}
            onRemove={(itemName) => removeAt(place, itemName)}
            onDrag={(isDragged) => {
              dragged.current = isDragged ? place : null;
              if (!isDragged) setOver(null);
            }}
            onDragOver={(event) => {
              // What is dragged may also be an item of another list, or a text.
              if (dragged.current === null) return;
              event.preventDefault();
              setOver(place);
            }}
            onDrop={(event) => {
              if (dragged.current === null) return;
              event.preventDefault();
              moveTo(dragged.current, place, "title");
              dragged.current = null;
              setOver(null);
            }}
          />
        ))}
      </ol>
      {lastRemoved && !isLocked && fields.length < most ? (
        <div className="flex flex-wrap items-center gap-x-4 text-base">
          <span>{texts.removed(lastRemoved.name)}</span>
          <TextButton className="text-base" data-do="undo" onClick={putBack}>
            {texts.undo}
          </TextButton>
        </div>
      ) : null}
      {least < most ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Button
            size="small"
            variant="line"
            aria-label={`${texts.add}: ${title}`}
            aria-disabled={fields.length >= most}
            onClick={() => (fields.length < most ? add() : undefined)}
          >
            {texts.add}
          </Button>
          <p className="note" hidden={fields.length < most}>
            {texts.full(most)}
          </p>
          <p className="note" hidden={least === 0 || fields.length > least}>
            {texts.few(least)}
          </p>
        </div>
      ) : null}
      <LiveStatus>{announcement}</LiveStatus>
    </div>
  );
}
