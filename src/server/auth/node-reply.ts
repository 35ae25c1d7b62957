import "server-only";

export type NodeLikeReply = ReturnType<typeof createReply>;

/** The part of a Node response that next-auth writes to, kept so that it can be turned into a web Response. */
export function createReply() {
  let statusCode = 200;
  let body: string | null = null;
  const fields = new Map<string, string | string[]>();

  const reply = {
    status(code: number) {
      statusCode = code;
      return reply;
    },
    setHeader(name: string, value: string | string[]) {
      fields.set(name.toLowerCase(), value);
      return reply;
    },
    getHeader: (name: string) => fields.get(name.toLowerCase()),
    json(value: unknown) {
      reply.setHeader("content-type", "application/json");
      body = JSON.stringify(value);
    },
    send(value: unknown) {
      if (typeof value === "string") body = value;
      else if (value !== undefined) reply.json(value);
    },
    end() {},
    cookies(): string[] {
      const value = fields.get("set-cookie") ?? [];
      return Array.isArray(value) ? value : [value];
    },
    toResponse() {
      const headers = new Headers({ "cache-control": "private, no-store" });
      for (const [name, value] of fields) {
        if (Array.isArray(value)) for (const entry of value) headers.append(name, entry);
        else headers.set(name, value);
      }
      return new Response(body, { status: statusCode, headers });
    },
  };
  return reply;
}
