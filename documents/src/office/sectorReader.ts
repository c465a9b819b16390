import { viewOf, concatenate } from '../bytes/byteArrays';

const lastRegularSector = 0xfffffffa;
const endOfChain = 0xfffffffe;
const headerFatSectors = 109;
const miniSectorSize = 64;

export type SectorStream = {
  /** In bytes. */
  readonly size: number;
  /** A little-endian number of so many bytes; `undefined` beyond the end of the stream */
  numberAt(offset: number, bytes: 1 | 2 | 4): number | undefined;
};

/**
 * Reads chains of sectors of a compound file. A chain is `undefined` when it is too short for its content, has a cycle,
 * or leaves the file: a more lenient reader would see another file.
 */
export function sectorReader({ bytes, view, sectorSize }: { bytes: Uint8Array; view: DataView; sectorSize: number }) {
  const offsetOf = (sector: number) => (sector + 1) * sectorSize;
  const perSector = sectorSize / 4;
  const numberAt = (sector: number, index: number) => {
    const offset = offsetOf(sector) + index * 4;
    return offset + 4 <= bytes.length ? view.getUint32(offset, true) : undefined;
  };
  const fatSectors = readFatSectors(view, numberAt, perSector);
  const maxSectors = Math.ceil(bytes.length / sectorSize);

  const nextInFat = (sector: number) => {
    const fatSector = fatSectors[Math.floor(sector / perSector)];
    return fatSector === undefined ? undefined : numberAt(fatSector, sector % perSector);
  };

  /** A chain whose length is stated nowhere else */
  function readWholeChain(start: number): Uint8Array | undefined {
    const chain = followChain(start, nextInFat, maxSectors);
    if (chain === undefined) return undefined;
    return concatenate(chain.map((sector) => bytes.subarray(offsetOf(sector), offsetOf(sector) + sectorSize)));
  }

  function openChain(start: number, size: number): SectorStream | undefined {
    const chain = followChain(start, nextInFat, maxSectors);
    return chain === undefined ? undefined : streamOf({ bytes, offsets: chain.map(offsetOf), sectorSize, size });
  }

  /** A stream in the small sectors of the container */
  function openMiniChain({ start, size, container }: { start: number; size: number; container: number }) {
    const miniFat = readWholeChain(view.getUint32(60, true));
    const stream = readWholeChain(container);
    if (miniFat === undefined || stream === undefined) return undefined;
    const miniFatView = viewOf(miniFat);
    const next = (sector: number) =>
      sector * 4 + 4 <= miniFat.length ? miniFatView.getUint32(sector * 4, true) : undefined;
    const chain = followChain(start, next, Math.ceil(stream.length / miniSectorSize));
    if (chain === undefined) return undefined;
    const offsets = chain.map((sector) => sector * miniSectorSize);
    return streamOf({ bytes: stream, offsets, sectorSize: miniSectorSize, size });
  }

  return { readWholeChain, openChain, openMiniChain };
}

function streamOf({
  bytes,
  offsets,
  sectorSize,
  size,
}: {
  bytes: Uint8Array;
  offsets: readonly number[];
  sectorSize: number;
  size: number;
}): SectorStream | undefined {
  if (offsets.length * sectorSize < size) return undefined;
  const byteAt = (at: number) => bytes[(offsets[Math.floor(at / sectorSize)] ?? bytes.length) + (at % sectorSize)];
  return {
    size,
    numberAt(offset, length) {
      if (offset + length > size) return undefined;
      let number = 0;
      for (let at = offset + length - 1; at >= offset; at -= 1) number = number * 256 + (byteAt(at) ?? 0);
      return number;
    },
  };
}

/** The sectors of the allocation table: the header lists the first 109, a chain of their own the others. */
function readFatSectors(
  view: DataView,
  numberAt: (sector: number, index: number) => number | undefined,
  perSector: number,
): number[] {
  const count = Math.min(view.getUint32(44, true), Math.ceil(view.byteLength / (perSector * 4)));
  const found: number[] = [];
  for (let index = 0; index < Math.min(count, headerFatSectors); index += 1) {
    found.push(view.getUint32(76 + index * 4, true));
  }
  let sector: number | undefined = view.getUint32(68, true);
  while (found.length < count && sector !== undefined && sector < lastRegularSector) {
    for (let index = 0; index < perSector - 1 && found.length < count; index += 1) {
      found.push(numberAt(sector, index) ?? lastRegularSector);
    }
    sector = numberAt(sector, perSector - 1);
  }
  return found;
}

/** The sectors of a chain up to its end mark; `undefined` without one within the limit. */
function followChain(
  start: number,
  next: (sector: number) => number | undefined,
  maxSectors: number,
): number[] | undefined {
  const chain: number[] = [];
  let sector: number | undefined = start;
  while (sector !== endOfChain) {
    if (sector === undefined || sector > lastRegularSector || chain.length >= maxSectors) return undefined;
    chain.push(sector);
    sector = next(sector);
  }
  return chain;
}
