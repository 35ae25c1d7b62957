// Not by name: the commands load this file before they bring along a Node that has globSync.
import fs, { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// Runs in a page, before anything of it is seen: keeps what is pressed until the page can be used, and then presses it.
function keepPresses() {
  const page = document.documentElement;
  const pressed = new Set();
  const keep = (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    event.preventDefault();
    // React may be listening already, and would press it as well.
    event.stopImmediatePropagation();
    pressed.add(button);
  };
  addEventListener("click", keep, true);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    removeEventListener("click", keep, true);
    for (const button of pressed) button.click();
  }).observe(page, { attributeFilter: ["data-hydrated"] });
}

// Runs in a page that was read to its end. One that nobody sees is not painted: it does not wait.
function loadWhenPainted() {
  const load = () => {
    for (const held of document.querySelectorAll("script[data-src]")) {
      const script = document.createElement("script");
      script.src = held.dataset.src;
      script.async = true;
      held.replaceWith(script);
    }
  };
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes("paint")) return load();
  const seen = new PerformanceObserver(() => {
    seen.disconnect();
    load();
  });
  seen.observe({ type: "paint", buffered: true });
}

const asked = /<link rel="preload" as="script"[^>]*>/g;
const script = /<script src="([^"]+)"(?: id="[^"]*")? async="">/g;
const inline = (work) => `<script>(${work})()</script>`.replace(/\n\s+/g, "\n");

/**
 * A page whose scripts are asked for when it has been painted: on a slow line they keep its words and letters waiting.
 * What is pressed before they have come is not lost, and no form sends itself.
 */
function paintFirst(html) {
  if (html.search(script) < 0) return html;
  const held = html.replace(asked, "").replace(script, '<script type="text/x-held" data-src="$1">');
  // Not behind a sheet: a script would wait for it.
  const begin = held.search(/<link rel="stylesheet"|<\/head>/);
  const end = held.lastIndexOf("</body>");
  const [head, body, rest] = [held.slice(0, begin), held.slice(begin, end), held.slice(end)];
  return head + inline(keepPresses) + body + inline(loadWhenPainted) + rest;
}

/** Lets all pages of a build be painted before their scripts are asked for. */
export function letPagesPaintFirst(distDir) {
  for (const name of fs.globSync("server/app/**/*.html", { cwd: distDir })) {
    const file = join(distDir, name);
    writeFileSync(file, paintFirst(readFileSync(file, "utf8")));
  }
}
