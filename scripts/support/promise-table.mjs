const countIn = (unit) => Number(/\bof (?:at most )?(\d+)/.exec(unit)?.[1]);

/** What a figure has to reach, in words. */
function wordsOf({ exactly, atMost, atLeast, all }) {
  if (exactly !== undefined) return String(exactly);
  if (atMost !== undefined) return `≤ ${atMost}`;
  if (atLeast !== undefined) return `≥ ${atLeast}`;
  return all ? "all" : "≤ the most";
}

/** Whether a figure is reached. */
function isReached({ exactly, atMost, atLeast, all, atMostAll }, { value, unit }) {
  if (exactly !== undefined) return value === exactly;
  if (atMost !== undefined) return value <= atMost;
  if (atLeast !== undefined) return value >= atLeast;
  if (all) return value === countIn(unit);
  return Boolean(atMostAll) && value <= countIn(unit);
}

function tell({ value, unit }) {
  return `${Number.isInteger(value) ? value : value.toFixed(2)} ${unit}`;
}

/**
 * The rows of the table: each promised figure with what was found. One that was told several times has to be reached each
 * time; one that was not told is missed, unless only a part of the tests ran.
 */
export function compare(promised, figures, { isPart = false } = {}) {
  return promised.flatMap(({ promise, name, bound, where }) => {
    const found = figures.filter((figure) => figure.name === name && figure.database === where);
    const wrong = found.find((figure) => !isReached(bound, figure));
    const shown = wrong ?? found.at(-1);
    if (!shown && isPart) return [];
    const isFine = Boolean(shown) && !wrong;
    return { promise, name, where, wanted: wordsOf(bound), found: shown ? tell(shown) : "not told", isFine };
  });
}

/** The table as text, a block for each promise. */
export function drawTable(rows) {
  const lines = [];
  let promise = "";
  for (const row of rows) {
    if (row.promise !== promise) lines.push("", row.promise);
    promise = row.promise;
    const cells = [row.name.padEnd(44), row.where.padEnd(11), row.wanted.padEnd(12), row.found];
    lines.push(`  ${row.isFine ? "reached" : "MISSED "}  ${cells.join(" ")}`);
  }
  return lines.join("\n");
}
