// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import { focusField } from "./page-form-context";

beforeEach(() => {
  document.body.innerHTML = `
    <details><summary>Part</summary><input data-path="hero.heading"></details>
    <details><summary>List</summary>
      <details><summary>Item</summary><input data-path="list.0.quote"><input data-path="list.0.who"></details>
    </details>`;
});
afterEach(() => document.body.replaceChildren());

const openParts = () =>
  [...document.querySelectorAll("details[open]")].map((part) => part.firstElementChild?.textContent);
const focused = () => document.activeElement?.getAttribute("data-path");

test("a link to a field opens the collapsed sections around the field and focuses the field", () => {
  focusField("list.0.who");
  expect([openParts(), focused()]).toEqual([["List", "Item"], "list.0.who"]);
});

test("a link to a list item focuses its first field", () => {
  focusField("list.0");
  expect([openParts(), focused()]).toEqual([["List", "Item"], "list.0.quote"]);
});

test("a link to a field that the form does not have changes nothing", () => {
  focusField("list.7.quote");
  expect([openParts(), focused()]).toEqual([[], null]);
});
