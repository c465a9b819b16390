import { readSample } from './readSample';

/** The sample PDF of at least `size` bytes; `text`, in a comment, makes it differ from others. */
export function samplePdf({ text = '', size = 0 } = {}): Uint8Array<ArrayBuffer> {
  const [before = '', end = ''] = new TextDecoder().decode(readSample('factuur.pdf')).split('startxref');
  const comment = `%${text}`.padEnd(size - before.length - end.length - 'startxref\n'.length);
  return new TextEncoder().encode(`${before}${comment}\nstartxref${end}`);
}
