import { canOpenAsPdf, startsAsPdf } from './pdf/startsAsPdf';
import { isCompoundFile } from './office/readCompoundFile';

export type ContentKind = 'pdf' | 'png' | 'jpeg' | 'heic' | 'zip' | 'compound' | 'other';

const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/** Identifies a file by its first bytes. Of a file that could be two, the kind is `other`. */
export function contentKind(bytes: Uint8Array): ContentKind {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return canOpenAsPdf(bytes) ? 'other' : 'png';
  if (startsWith(bytes, '\xff\xd8\xff')) return canOpenAsPdf(bytes) ? 'other' : 'jpeg';
  if (startsWith(bytes, 'PK\x03\x04')) return 'zip';
  if (isCompoundFile(bytes)) return 'compound';
  if (heicBrands.some((brand) => startsWith(bytes.subarray(4), `ftyp${brand}`))) return 'heic';
  return startsAsPdf(bytes) ? 'pdf' : 'other';
}

function startsWith(bytes: Uint8Array, characters: string): boolean {
  return Array.from(characters).every((character, index) => bytes[index] === character.charCodeAt(0));
}
