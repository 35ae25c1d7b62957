import "server-only";
import { createHash } from "node:crypto";
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
  const pageSize = header.readUInt16BE(16);
  return {
    isSqlite,
    pageSize,
    id: header.readUInt32BE(68),
    changes: header.readUInt32BE(24),
    isShort: fstatSync(descriptor).size < header.readUInt32BE(28) * pageSize,
  };
}

/** Returns the size and a hash of at most 256 pages at equal distances. */
function summarizeContent(descriptor: number) {
  const page = Buffer.alloc(4_096);
  const { size } = fstatSync(descriptor);
  const step = Math.ceil(size / page.length / 256) * page.length;
  const hash = createHash("sha256");
  for (let at = 0; at < size; at += step) {
    readSync(descriptor, page, 0, page.length, at);
    hash.update(page);
  }
  return `${size} ${hash.digest("hex")}`;
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
  let { changes } = before;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let fault: string | null = null;
  let index: number | null = null;
  let known: { checkpoint: string; modifiedAt: number; content: string } | null = null;
  let isOverwritten = false;

  /**
   * Reads the WAL index (SQLite's WAL-mode file format, 2.1, in the byte order of the machine). `checkpoint` changes
   * with every checkpoint and is null while one is under way.
   */
  function readIndex() {
    const header = Buffer.alloc(136);
    index ??= openSync(`${real}-shm`, "r");
    readSync(index, header, 0, header.length, 0);
    const [copied, toCopy] = [header.readUInt32LE(96), header.readUInt32LE(128)];
    const checkpoint = copied === toCopy ? `${header.toString("hex", 32, 40)} ${copied}` : null;
    return { loggedPages: header.readUInt32LE(16), checkpoint };
  }

  /** Returns whether the log is too short for its pages. Counts twice, because another process may change the log. */
  function isLogShort(pageSize: number) {
    const { loggedPages } = readIndex();
    return statSync(`${real}-wal`).size < loggedPages * pageSize && readIndex().loggedPages === loggedPages;
  }

  /** Returns whether the content has changed without a checkpoint, because SQLite itself writes only in checkpoints. */
  function hasForeignContent() {
    const { checkpoint } = readIndex();
    const modifiedAt = fstatSync(descriptor).mtimeMs;
    const isSameCheckpoint = checkpoint === known?.checkpoint;
    if (checkpoint === null || (isSameCheckpoint && modifiedAt === known?.modifiedAt)) return false;
    const content = summarizeContent(descriptor);
    // Another process may have begun a checkpoint in the meantime.
    if (readIndex().checkpoint !== checkpoint) return false;
    if (isSameCheckpoint && content !== known?.content) return true;
    known = { checkpoint, modifiedAt, content };
    return false;
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
      if (inodes.size < 3) return null;
      isOverwritten ||= hasForeignContent();
      if (isOverwritten) return header.isShort ? cutShort : replaced;
      return isLogShort(header.pageSize) ? cutShort : null;
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
