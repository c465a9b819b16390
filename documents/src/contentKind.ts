import { startsAsPdf } from './pdf/startsAsPdf';
import { isCompoundFile } from './office/readCompoundFile';

export type ContentKind = 'pdf' | 'png' | 'jpeg' | 'heic' | 'zip' | 'compound' | 'other';

const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/** Identifies a file by its first bytes. Nothing else may precede them: otherwise one file could be two. */
export function contentKind(bytes: Uint8Array): ContentKind {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return unlessPdfToo('png', bytes);
  if (startsWith(bytes, '\xff\xd8\xff')) return unlessPdfToo('jpeg', bytes);
  if (startsWith(bytes, 'PK\x03\x04')) return 'zip';
  if (isCompoundFile(bytes)) return 'compound';
  if (heicBrands.some((brand) => startsWith(bytes.subarray(4), `ftyp${brand}`))) return 'heic';
  return startsAsPdf(bytes) ? 'pdf' : 'other';
}

/** Viewers open a file with a PDF header in its first 1024 bytes as a PDF, and a picture can contain one. */
function unlessPdfToo(kind: ContentKind, bytes: Uint8Array): ContentKind {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-') ? 'other' : kind;
}

function startsWith(bytes: Uint8Array, characters: string): boolean {
  return Array.from(characters).every((character, index) => bytes[index] === character.charCodeAt(0));
}
