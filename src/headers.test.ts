import { expect, test } from "vitest";
import { hashInlineScripts } from "./headers.mjs";

test("the content security policy has hashes of inline scripts that run, but not of script files or data", () => {
  const html =
    '<script>a()</script><script src="/b.js"></script><script type="application/ld+json">{}</script>';
  expect(hashInlineScripts(html)).toEqual(["sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4="]);
});
