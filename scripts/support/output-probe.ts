import type { JsonValue } from "@prisma/client/runtime/client";
import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@/server/root";

// Never run: TypeScript is asked for the type of `outputs`, written out in full (output-shapes.ts).

// Taken apart and put together, a union of texts loses its name and is written out.
type Bare<Text> = Text extends `#${infer Rest}` ? Rest : never;

type ShapeOfObject<T> = T extends Date
  ? Date
  : T extends AsyncIterable<infer Item, unknown, unknown>
    ? AsyncIterable<Shape<Item>>
    : T extends object
      ? { [Key in keyof T]: Shape<T[Key]> }
      : T;

type Shape<T> = [JsonValue] extends [T]
  ? T
  : Bare<`#${Extract<T, string>}`> | ShapeOfObject<Exclude<T, string>>;

declare function shapeOf<T>(): Shape<T>;

export const outputs = shapeOf<inferRouterOutputs<AppRouter>>();
