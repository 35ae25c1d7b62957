const [quote, lineEnd] = [0x22, 0x0a];

/** Counts the lines of a CSV file as its bytes come in; a line break inside of a quoted cell ends none. */
export function createLineCount() {
  let isQuoted = false;
  let lines = 0;
  return (bytes: Uint8Array) => {
    for (const byte of bytes) {
      if (byte === quote) isQuoted = !isQuoted;
      if (byte === lineEnd && !isQuoted) lines += 1;
    }
    return lines;
  };
}
