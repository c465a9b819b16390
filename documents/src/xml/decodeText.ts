import { latin1Text } from '../bytes/byteArrays';
import { RefusedXml } from './XmlElement';

const chunkBytes = 32 * 1024;

/** Encodings by their names in XML declarations. Browsers' ISO-8859-1 includes the euro sign. */
const encodings = new Map(
  Object.entries({
    'utf-8': 'utf-8',
    utf8: 'utf-8',
    'us-ascii': 'utf-8',
    // Programs that convert UTF-16 to UTF-8 keep this name; real UTF-16 is recognised by its first bytes.
    'utf-16': 'utf-8',
    'iso-8859-1': 'windows-1252',
    'windows-1252': 'windows-1252',
    'iso-8859-15': 'iso-8859-15',
  }),
);

/** 0x80 to 0x9f. Node 20 decodes these bytes of Windows-1252 as control characters. */
const windowsCharacters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * The text of an XML file, chunk by chunk: UTF-8 and UTF-16 by byte order mark or first bytes, otherwise by the XML
 * declaration (UTF-8, ISO-8859-1, ISO-8859-15, Windows-1252; default UTF-8). Throws `encoding` for any other encoding
 * and for invalid bytes.
 */
export function* decodeText(bytes: Uint8Array): Generator<string> {
  const encoding = findEncoding(bytes);
  const decoder = new TextDecoder(encoding, { fatal: true });
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    const end = start + chunkBytes;
    const text = decode(() => decoder.decode(bytes.subarray(start, end), { stream: end < bytes.length }));
    yield encoding === 'windows-1252' ? text.replace(/[\x80-\x9f]/g, windowsCharacter) : text;
  }
}

function windowsCharacter(character: string): string {
  return windowsCharacters.charAt(character.charCodeAt(0) - 0x80);
}

function decode(decodeChunk: () => string): string {
  try {
    return decodeChunk();
  } catch {
    throw new RefusedXml('encoding');
  }
}

function findEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if (first === 0xef && second === 0xbb) return 'utf-8';
  const encoding = encodings.get(declaredEncoding(bytes) ?? 'utf-8');
  if (encoding === undefined) throw new RefusedXml('encoding');
  return encoding;
}

/** The encoding in the XML declaration, in lower case */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = latin1Text(bytes.subarray(0, 250)).trimStart();
  const declaration = head.startsWith('<?xml') ? head.slice(0, head.indexOf('?>') + 1) : '';
  const [, said = ''] = declaration.split('encoding', 2);
  const value = said.replace('=', '').trimStart();
  return value.split(value.charAt(0), 2)[1]?.toLowerCase();
}
