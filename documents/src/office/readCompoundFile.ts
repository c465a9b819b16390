import { sectorReader, type SectorStream } from './sectorReader';
import { viewOf } from '../bytes/byteArrays';

/** The container of Word and Excel 97-2003 files, and of newer password-protected ones (MS-CFB) */
export type CompoundFile = {
  /** Names of all storages and streams, at any depth, in lower case */
  readonly allNames: ReadonlySet<string>;
  /** Names on the top level, in lower case. */
  readonly topNames: ReadonlySet<string>;
  /** A stream on the top level; `undefined` when it is missing or damaged. */
  open(name: string): SectorStream | undefined;
};

type Entry = {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly child: number;
  readonly start: number;
  readonly size: number;
};

const signature = [0xd0cf11e0, 0xa1b11ae1];
const entrySize = 128;
/** MS-CFB: smaller streams are in small sectors. The header must state the same limit. */
const smallStreamLimit = 4096;

export function isCompoundFile(bytes: Uint8Array): boolean {
  if (bytes.length < 512) return false;
  const view = viewOf(bytes);
  return view.getUint32(0) === signature[0] && view.getUint32(4) === signature[1];
}

/**
 * Reads the directory of a compound file; contents are read on demand. `undefined` when the file is damaged: an endless
 * chain of sectors, two entries of one name, or more than `maxEntries` entries.
 */
export function readCompoundFile(bytes: Uint8Array, maxEntries: number): CompoundFile | undefined {
  const view = viewOf(bytes);
  const sectorShift = view.getUint16(30, true);
  if (sectorShift !== 9 && sectorShift !== 12) return undefined;
  if (view.getUint32(56, true) !== smallStreamLimit) return undefined;
  const sectorSize = 2 ** sectorShift;
  const sectors = sectorReader({ bytes, view, sectorSize });

  const directory = sectors.readWholeChain(view.getUint32(48, true));
  if (directory === undefined || directory.length > maxEntries * entrySize) return undefined;
  const entries = readEntries(directory);
  const root = entries[0];
  if (root === undefined) return undefined;

  const children = childrenOf(entries, root);
  const top = new Map(children.map((entry) => [entry.name, entry]));
  if (top.size < children.length) return undefined;
  return {
    allNames: new Set(entries.slice(1).map((entry) => entry.name)),
    topNames: new Set(top.keys()),
    open(name) {
      const { start, size } = top.get(name) ?? {};
      if (start === undefined || size === undefined) return undefined;
      if (size >= smallStreamLimit) return sectors.openChain(start, size);
      return sectors.openMiniChain({ start, size, container: root.start });
    },
  };
}

function readEntries(directory: Uint8Array): Entry[] {
  const view = viewOf(directory);
  const entries: Entry[] = [];
  for (let at = 0; at + entrySize <= directory.length; at += entrySize) {
    const nameBytes = Math.max(0, Math.min(view.getUint16(at + 64, true), 64) - 2);
    entries.push({
      name: new TextDecoder('utf-16le').decode(directory.subarray(at, at + nameBytes)).toLowerCase(),
      left: view.getUint32(at + 68, true),
      right: view.getUint32(at + 72, true),
      child: view.getUint32(at + 76, true),
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    });
  }
  return entries;
}

/** The children of a storage: a binary tree, which may have cycles in a damaged file. */
function childrenOf(entries: readonly Entry[], storage: Entry): Entry[] {
  const found = new Set<Entry>();
  const open = [storage.child];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const entry = entries[index];
    if (entry === undefined || found.has(entry)) continue;
    found.add(entry);
    open.push(entry.left, entry.right);
  }
  return [...found];
}
