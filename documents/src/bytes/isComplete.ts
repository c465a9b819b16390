import { viewOf } from './byteArrays';

/** Whether a PDF has its end mark near its end, before trailing white space, where readers look for it. */
export function isCompletePdf(bytes: Uint8Array): boolean {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] ?? 0) <= 0x20) end -= 1;
  const tail = new TextDecoder('latin1').decode(bytes.subarray(Math.max(0, end - 2048), end));
  return tail.includes('%%EOF');
}

export function isCompletePng(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  const lastChunk = 0x49454e44;
  let offset = 8;
  while (offset + 12 <= bytes.length) {
    if (view.getUint32(offset + 4) === lastChunk) return true;
    offset += 12 + view.getUint32(offset);
  }
  return false;
}

const jpegMark = { single: 0x01, firstRestart: 0xd0, end: 0xd9, startOfScan: 0xda, fill: 0xff };

/**
 * Whether a JPEG has its picture, and an end mark behind it. Browsers show one without the mark, which some phones
 * forget, and one that is cut off in its picture. Thumbnails before the picture have end marks too. Decoders skip bytes
 * between segments that are no marker.
 */
export function endOfJpeg(bytes: Uint8Array): 'marked' | 'unmarked' | undefined {
  const view = viewOf(bytes);
  let offset = bytes.indexOf(jpegMark.fill, 2);
  while (offset >= 0 && offset + 4 <= bytes.length) {
    const mark = bytes[offset + 1] ?? jpegMark.end;
    if (mark === jpegMark.end) return undefined;
    if (mark === jpegMark.fill) offset += 1;
    else if (standsAlone(mark)) offset += 2;
    else offset += 2 + view.getUint16(offset + 2);
    if (mark === jpegMark.startOfScan && offset < bytes.length)
      return hasEndMark(bytes, offset) ? 'marked' : 'unmarked';
    offset = bytes.indexOf(jpegMark.fill, offset);
  }
  return undefined;
}

function standsAlone(mark: number): boolean {
  return mark <= jpegMark.single || (mark >= jpegMark.firstRestart && mark < jpegMark.end);
}

function hasEndMark(bytes: Uint8Array, from: number): boolean {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true;
  }
  return false;
}
