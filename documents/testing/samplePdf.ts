import { readSample } from './readSample';

/** The sample PDF, with a comment of this text that tells it from others, of at least `size` bytes. */
export function samplePdf({ text = '', size = 0 } = {}): Uint8Array<ArrayBuffer> {
  const [before = '', end = ''] = new TextDecoder().decode(readSample('factuur.pdf')).split('startxref');
  const comment = `%${text}`.padEnd(size - before.length - end.length - 'startxref\n'.length);
  return new TextEncoder().encode(`${before}${comment}\nstartxref${end}`);
}
