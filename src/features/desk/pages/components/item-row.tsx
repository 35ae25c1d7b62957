import { clsx } from "clsx";
import { type ComponentProps, type MouseEventHandler, type ReactNode, useRef } from "react";
import { deskPages } from "@/content/desk-pages";
import type { FieldSchema } from "@/content/fields";
import { itemName } from "../form-schema";
import { SkipToPublish, useFieldValue, usePageForm } from "./page-form-context";
import { SchemaField } from "./schema-field";

const { items: texts } = deskPages;
type ItemRowProps = Pick<ComponentProps<"li">, "onDragOver" | "onDrop"> & {
  schema: FieldSchema;
  path: string;
  fields: ReactNode;
  place: number;
  count: number;
  canRemove: boolean;
  /** False if the number of items is fixed. */
  isRemovable: boolean;
  isOver: boolean;
  onMove: (to: number, what: "up" | "down") => void;
  onRemove: (name: string) => void;
  onDrag: (isDragged: boolean) => void;
};

const lines = { up: "M3 9l5-5 5 5M8 4v9", down: "M3 7l5 5 5-5M8 12V3", remove: "M4 4l8 8M12 4l-8 8" };

type ToolProps = { icon: keyof typeof lines; label: string; isOff: boolean; onClick: MouseEventHandler };

function Tool({ icon, label, isOff, onClick }: ToolProps) {
  return (
    <button
      type="button"
      data-do={icon}
      className="grid size-11 place-items-center rounded-control text-lagoon hover:bg-dune disabled:text-off aria-disabled:text-off"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      <svg className="size-4 fill-none stroke-[1.6] stroke-current" viewBox="0 0 16 16" aria-hidden="true">
        <path d={lines[icon]} />
      </svg>
    </button>
  );
}

export function ItemRow(props: ItemRowProps) {
  const { schema, path, fields, place, count, canRemove, isRemovable, isOver } = props;
  const { onMove, onRemove, onDrag, onDragOver, onDrop } = props;
  const { isLocked } = usePageForm();
  const row = useRef<HTMLLIElement>(null);
  const title = itemName(schema, useFieldValue(schema, path)) || texts.item(place + 1);

  const tools = (
    <div className="absolute top-0 right-0 flex max-w-full">
      <Tool icon="up" label={texts.up(title)} isOff={place === 0} onClick={() => onMove(place - 1, "up")} />
      <Tool
        icon="down"
        label={texts.down(title)}
        isOff={place === count - 1}
        onClick={() => onMove(place + 1, "down")}
      />
      {isRemovable ? (
        <Tool
          icon="remove"
          label={texts.remove(title)}
          isOff={!canRemove}
          onClick={({ detail }) => detail < 2 && onRemove(title)}
        />
      ) : null}
    </div>
  );

  return (
    <li
      ref={row}
      data-place={place}
      className={clsx(
        "relative rounded-sheet border bg-paper",
        isOver ? "border-lagoon outline-2 outline-lagoon" : "border-dune-line",
      )}
      onDragOver={onDragOver}
      onDrop={onDrop}
    >
      {/* The handle works only with a pointer; keyboard users move the item with its buttons. */}
      <span
        className="absolute top-0 left-0 grid h-11 w-9 cursor-grab place-items-center text-ink-2"
        title={texts.drag}
        aria-hidden="true"
        draggable={!isLocked}
        onDragStart={(event) => {
          onDrag(true);
          event.dataTransfer.effectAllowed = "move";
          // Uses a type that no text field accepts, so that an item cannot be dropped into a field.
          event.dataTransfer.setData("application/x-list-item", title);
          if (row.current) event.dataTransfer.setDragImage(row.current, 16, 16);
        }}
        onDragEnd={() => onDrag(false)}
      >
        <svg className="h-4 w-2.5 fill-current" viewBox="0 0 10 16" aria-hidden="true">
          <path d="M1 2h2v2H1zM7 2h2v2H7zM1 7h2v2H1zM7 7h2v2H7zM1 12h2v2H1zM7 12h2v2H7z" />
        </svg>
      </span>
      {schema.properties ? (
        <details>
          <summary
            data-do="title"
            className={clsx(
              "flex min-h-11 cursor-pointer items-center py-2 pl-9 text-base leading-[1.35]",
              isRemovable ? "pr-34" : "pr-23",
              // At twice the text size the title is below the buttons.
              "max-[18rem]:px-s4 max-[18rem]:pt-11",
            )}
          >
            <span className="min-w-0">{title}</span>
          </summary>
          <fieldset
            data-do="fields"
            className="grid min-w-0 grid-cols-1 gap-s4 border-dune-line border-t px-[min(1rem,5vw)] py-s4"
          >
            <legend className="sr-only">{title}</legend>
            {fields}
            <SkipToPublish />
          </fieldset>
        </details>
      ) : (
        <div
          data-do="fields"
          className="px-s3 pt-2 pb-s3 max-[18rem]:pt-11 [&_label]:min-h-8 min-[18rem]:[&_label]:pl-7 [&_label]:text-small"
        >
          <SchemaField schema={schema} path={path} label={texts.item(place + 1)} />
        </div>
      )}
      {tools}
    </li>
  );
}
