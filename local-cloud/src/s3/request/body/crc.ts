/** CRC-32C (Castagnoli), in the manner of `zlib.crc32`: pass the former value to go on. */
export function crc32c(data: Buffer, value = 0): number {
  let crc = ~value;
  for (const byte of data) crc = (crc >>> 8) ^ (castagnoli[(crc ^ byte) & 0xff] ?? 0);
  return ~crc >>> 0;
}

/** CRC-64/NVME, in two halves of 32 bits since BigInt is slower by far. */
export class Crc64Nvme {
  #high = -1;
  #low = -1;

  update(chunk: Buffer): void {
    let high = this.#high;
    let low = this.#low;
    for (const byte of chunk) {
      const entry = (low ^ byte) & 0xff;
      low = ((low >>> 8) | (high << 24)) ^ (nvmeLow[entry] ?? 0);
      high = (high >>> 8) ^ (nvmeHigh[entry] ?? 0);
    }
    this.#high = high;
    this.#low = low;
  }

  digest(): Buffer {
    const bytes = Buffer.alloc(8);
    bytes.writeInt32BE(~this.#high, 0);
    bytes.writeInt32BE(~this.#low, 4);
    return bytes;
  }
}

const castagnoli = Int32Array.from({ length: 256 }, (_, byte) =>
  Number(BigInt.asIntN(32, tableEntry(byte, 0x82f63b78n))),
);

const nvme = Array.from({ length: 256 }, (_, byte) => tableEntry(byte, 0x9a6c9329ac4bc9b5n));
const nvmeLow = Int32Array.from(nvme, (entry) => Number(BigInt.asIntN(32, entry)));
const nvmeHigh = Int32Array.from(nvme, (entry) => Number(BigInt.asIntN(32, entry >> 32n)));

function tableEntry(byte: number, polynomial: bigint): bigint {
  let entry = BigInt(byte);
  for (let bit = 0; bit < 8; bit += 1) entry = entry & 1n ? (entry >> 1n) ^ polynomial : entry >> 1n;
  return entry;
}
