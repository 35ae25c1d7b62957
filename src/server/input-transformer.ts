import "server-only";
import superjson, { type SuperJSONResult } from "superjson";
import { z } from "@/lib/zod";

const leftOut = z.tuple([z.literal("undefined")]);

// Of a hundred bytes superjson would make an array of half a gigabyte, which takes all of a minute. No input of ours holds more than
// JSON says, apart from what a browser leaves out.
const envelope = z.object({
  json: z.unknown(),
  meta: z
    .strictObject({
      values: z.union([leftOut, z.record(z.string(), leftOut)]).optional(),
      v: z.number().optional(),
    })
    .optional(),
});

/** Reads inputs as superjson writes them: JSON, and which of its values are undefined. Refuses whatever else it could make of them. */
export const inputTransformer = {
  serialize: superjson.serialize,
  deserialize: (sent: unknown) => {
    const { success, data } = envelope.safeParse(sent);
    if (!success) throw new Error("an input that is not JSON");
    return data.meta ? superjson.deserialize(data as SuperJSONResult) : data.json;
  },
};
