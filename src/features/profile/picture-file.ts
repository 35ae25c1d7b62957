/** Markers of a JPEG (ITU T.81, table B.1). */
const startOfScan = 0xffda;
const endOfImage = 0xffd9;

function measureJpeg(bytes: DataView) {
  const last = bytes.byteLength - 2;
  let at = 2;
  // Skips the segments before the pixels by their length, because a thumbnail in a segment has its own end marker.
  while (at + 2 <= last && bytes.getUint16(at) !== startOfScan) at += 2 + bytes.getUint16(at + 2);
  while (at <= last && bytes.getUint16(at) !== endOfImage) at += 1;
  return at + 2;
}

const nameOfLastChunk = 0x49454e44; // IEND

/** Returns where a PNG ends. A chunk has a length, a name, its data and a checksum. */
function measurePng(bytes: DataView) {
  let at = 8;
  while (at + 12 <= bytes.byteLength && bytes.getUint32(at + 4) !== nameOfLastChunk)
    at += 12 + bytes.getUint32(at);
  return at + 12;
}

/** Returns where a GIF ends, which is after an empty block and a trailer. */
function measureGif(bytes: DataView) {
  let end = bytes.byteLength;
  while (end > 2 && bytes.getUint16(end - 2) !== 0x003b) end -= 1;
  return end;
}

const formats = [
  { type: "image/jpeg", start: [0xff, 0xd8, 0xff], lengthOf: measureJpeg },
  { type: "image/png", start: [0x89, 0x50, 0x4e, 0x47], lengthOf: measurePng },
  { type: "image/gif", start: [0x47, 0x49, 0x46, 0x38], lengthOf: measureGif },
];

/**
 * Returns the file with the type of its content, because browsers derive the type from the name; a file that is not a
 * picture has no type. Removes what phones append, such as a film, because the server refuses a file with a trailer.
 */
export async function removeTrailer(file: File) {
  const buffer = await file.arrayBuffer();
  const first = new Uint8Array(buffer);
  const format = formats.find(({ start }) => start.every((byte, at) => first[at] === byte));
  const length = format?.lengthOf(new DataView(buffer));
  return new File([file.slice(0, length)], "picture", { type: format?.type });
}
