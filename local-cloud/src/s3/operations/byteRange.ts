import { S3Error } from '../errors/S3Error';

/** First and last byte, both included. */
export type ByteRange = { readonly start: number; readonly end: number };

/** Reads a `Range` header. What is no single range of bytes is passed over, as S3 does; one past the end is refused. */
export function byteRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const isSuffix = from === '';
  if (!isSuffix && to !== '' && Number(to) < Number(from)) return undefined;
  const start = isSuffix ? Math.max(0, size - Number(to)) : Number(from);
  const end = isSuffix || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start > end) {
    throw new S3Error('InvalidRange', {
      details: { RangeRequested: header ?? '', ActualObjectSize: size },
      headers: { 'content-range': `bytes */${size}` },
    });
  }
  return { start, end };
}
