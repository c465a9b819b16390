const marks = { endOfHex: 0x3e, endOf85: 0x7e, fourZeros: 0x7a, first: 0x21, last: 0x75 };

/** ISO 32000-1, 7.4.2. */
export function decodeAsciiHex(stored: Uint8Array): Uint8Array {
  const decoded = new Uint8Array(Math.ceil(stored.length / 2));
  let digits = 0;
  for (const byte of stored) {
    if (byte === marks.endOfHex) break;
    const digit = parseInt(String.fromCharCode(byte), 16);
    if (Number.isNaN(digit)) continue;
    const at = digits >> 1;
    decoded[at] = (decoded[at] ?? 0) + (digits % 2 === 0 ? digit * 16 : digit);
    digits += 1;
  }
  return decoded.subarray(0, Math.ceil(digits / 2));
}

/** ISO 32000-1, 7.4.3: four bytes as five digits to the base of 85; less at the end. */
export function decodeAscii85(stored: Uint8Array): Uint8Array {
  const shortened = stored.reduce((count, byte) => count + Number(byte === marks.fourZeros), 0);
  const decoded = new Uint8Array(Math.ceil(stored.length * 0.8) + 4 * shortened + 4);
  const view = new DataView(decoded.buffer);
  let length = 0;
  let group: number[] = [];
  const write = (bytes: number) => {
    const digits = [...group, 84, 84, 84, 84].slice(0, 5);
    view.setUint32(
      length,
      digits.reduce((value, digit) => value * 85 + digit, 0),
    );
    length += bytes;
    group = [];
  };
  for (const byte of stored) {
    if (byte === marks.endOf85) break;
    if (byte === marks.fourZeros && group.length === 0) length += 4;
    if (byte < marks.first || byte > marks.last) continue;
    group.push(byte - marks.first);
    if (group.length === 5) write(4);
  }
  if (group.length > 1) write(group.length - 1);
  return decoded.subarray(0, length);
}
