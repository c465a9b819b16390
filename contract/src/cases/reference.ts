/** Without characters that are confused when read aloud or written by hand */
export const referenceAlphabet = '23456789ABCDEFGHJKMNPQRTUVWXYZ';

/** Form of a reference: two groups of four, e.g. `K7QM-3TXB`. */
export const referencePattern = new RegExp(`^[${referenceAlphabet}]{4}-[${referenceAlphabet}]{4}$`);

/** A reference from eight random bytes. Thirty characters do not divide 256; the bias does not matter for a name. */
export function makeReference(randomBytes: Uint8Array): string {
  const characters = Array.from(randomBytes.slice(0, 8), (byte) =>
    referenceAlphabet.charAt(byte % referenceAlphabet.length),
  );
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`;
}
