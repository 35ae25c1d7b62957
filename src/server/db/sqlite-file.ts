import "server-only";
import { existsSync, fstatSync, openSync, readSync, realpathSync, statSync } from "node:fs";
import { DriverAdapterError } from "@prisma/driver-adapter-utils";
import { log } from "../log";

const checkMs = 100;
const gone =
  "SQLite's file is not at its path: nothing is read or written until it is back, or the site restarts";
const replaced =
  "SQLite's file was replaced while the site runs: stop the site, put the right file in place without -wal and -shm, and start it";
const cutShort =
  "SQLite's file or its log was cut short while the site runs: stop the site, restore a backup, and start it";

function readInode(path: string) {
  const { dev, ino } = statSync(path);
  return `${dev} ${ino}`;
}

/**
 * Reads the file's header (SQLite's file format, 1.3). A migration has set `id`; `changes` only increases; `isShort`
 * means that the file is too short for its number of pages.
 */
function readHeader(descriptor: number) {
  const header = Buffer.alloc(100);
  readSync(descriptor, header, 0, header.length, 0);
  const isSqlite = header.toString("latin1", 0, 16) === "SQLite format 3\0";
  const pages = header.readUInt32BE(28);
  const pageSize = header.readUInt16BE(16);
  return {
    isSqlite,
    pageSize,
    id: header.readUInt32BE(68),
    changes: header.readUInt32BE(24),
    pages,
    isShort: fstatSync(descriptor).size < pages * pageSize,
  };
}

/**
 * Returns a function that throws an outage error if SQLite's files are missing, were cut short or were replaced,
 * because SQLite would keep writing to the old files.
 */
export function watchSqliteFile(file: string) {
  const inodes = new Map([[file, readInode(file)]]);
  // SQLite follows a symbolic link and keeps its -wal and -shm files next to the target of the link.
  const real = realpathSync(file);
  // Keeps the file open, because closing it would release SQLite's locks in this process (fcntl(2)).
  const descriptor = openSync(file, "r");
  const { id, ...before } = readHeader(descriptor);
  let { changes, pages } = before;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let fault: string | null = null;
  let index: number | null = null;

  /** Returns the number of pages in the log (SQLite's format of the WAL index, in the byte order of the machine). */
  function countLoggedPages() {
    const header = Buffer.alloc(20);
    index ??= openSync(`${real}-shm`, "r");
    readSync(index, header, 0, header.length, 0);
    return header.readUInt32LE(16);
  }

  /** Returns whether the log is too short for its pages. Counts twice, because another process may change the log. */
  function isLogShort(pageSize: number) {
    const count = countLoggedPages();
    return statSync(`${real}-wal`).size < count * pageSize && countLoggedPages() === count;
  }

  function findFault() {
    try {
      // SQLite creates these files at the first statement and keeps them until the last connection closes.
      for (const path of [`${real}-wal`, `${real}-shm`])
        if (!inodes.has(path) && existsSync(path)) inodes.set(path, readInode(path));
      for (const [path, inode] of inodes) if (readInode(path) !== inode) return replaced;
      const header = readHeader(descriptor);
      if (!header.isSqlite || header.id !== id || header.changes < changes) return replaced;
      changes = header.changes;
      // A file may be shorter than its new header states: another process writes the header before it appends pages.
      const isCut =
        (header.isShort && header.pages === pages) || (inodes.size === 3 && isLogShort(header.pageSize));
      pages = header.pages;
      return isCut ? cutShort : null;
    } catch {
      return gone;
    }
  }

  return function assertInPlace() {
    const now = performance.now();
    if (now - checkedAt >= checkMs || inodes.size < 3) {
      checkedAt = now;
      const found = findFault();
      if (found && found !== fault) log.error(found);
      if (!found && fault) log.warn("SQLite file is back");
      fault = found;
    }
    if (fault) throw new DriverAdapterError({ kind: "DatabaseNotReachable" });
  };
}
