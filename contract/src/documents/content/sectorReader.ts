import { viewOf } from './viewOf';

const lastRegularSector = 0xfffffffa;
const headerFatSectors = 109;
const miniSectorSize = 64;

/**
 * Reads chains of sectors of a compound file. A chain that runs in a circle or out of the file ends at the size asked
 * for.
 */
export function sectorReader({ bytes, view, sectorSize }: { bytes: Uint8Array; view: DataView; sectorSize: number }) {
  const offsetOf = (sector: number) => (sector + 1) * sectorSize;
  const perSector = sectorSize / 4;
  const numberAt = (sector: number, index: number) => {
    const offset = offsetOf(sector) + index * 4;
    return offset + 4 <= bytes.length ? view.getUint32(offset, true) : undefined;
  };
  const fatSectors = readFatSectors(view, numberAt, perSector);

  const nextInFat = (sector: number) => {
    const fatSector = fatSectors[Math.floor(sector / perSector)];
    return fatSector === undefined ? undefined : numberAt(fatSector, sector % perSector);
  };

  function readChain(start: number, maxBytes: number): Uint8Array {
    const steps = Math.ceil(Math.min(maxBytes, bytes.length) / sectorSize);
    const chain = followChain(start, nextInFat, steps);
    return concatenate(chain.map((sector) => bytes.subarray(offsetOf(sector), offsetOf(sector) + sectorSize)));
  }

  function readMiniChain({ start, length, container }: { start: number; length: number; container: number }) {
    const miniFat = readChain(view.getUint32(60, true), bytes.length);
    const miniFatView = viewOf(miniFat);
    const stream = readChain(container, bytes.length);
    const next = (sector: number) =>
      sector * 4 + 4 <= miniFat.length ? miniFatView.getUint32(sector * 4, true) : undefined;
    const chain = followChain(start, next, Math.ceil(length / miniSectorSize));
    return concatenate(chain.map((sector) => stream.subarray(sector * miniSectorSize, (sector + 1) * miniSectorSize)));
  }

  return { readChain, readMiniChain };
}

/**
 * The sectors that hold the allocation table: the first 109 are named in the header, the others in a chain of their
 * own.
 */
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

function followChain(start: number, next: (sector: number) => number | undefined, maxSteps: number): number[] {
  const chain: number[] = [];
  let sector: number | undefined = start;
  while (sector !== undefined && sector <= lastRegularSector && chain.length < maxSteps) {
    chain.push(sector);
    sector = next(sector);
  }
  return chain;
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
