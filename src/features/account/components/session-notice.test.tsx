// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sessionNotice as text } from "@/content/account-texts";
import { SessionNotice } from "./session-notice";

const path = vi.hoisted(() => ({ now: "" }));
vi.mock("next/navigation", () => ({ usePathname: () => path.now, useRouter: () => ({ prefetch() {} }) }));

afterEach(cleanup);

test.each([
  ["/coaching", "says that the text comes back", text.ended, "ended"],
  ["/eq-assessment", "promises no answers", text.quizEnded, null],
])(
  "the notice of an ended session on %s %s, and moves the focus to the page when it is closed",
  (on, _what, message, why) => {
    path.now = on;
    render(
      <main id="main" tabIndex={-1}>
        <SessionNotice why="ended" />
      </main>,
    );
    expect(screen.getByRole("status").textContent).toBe(message);
    const { search } = new URL(screen.getByRole<HTMLAnchorElement>("link").href);
    expect(new URLSearchParams(search).get("why")).toBe(why);
    fireEvent.click(screen.getByRole("button", { name: text.close }));
    expect(screen.queryByRole("status")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("main"));
  },
);
