/** @jest-environment node */
import { readDocument } from '@incasso/documents/readDocument';
import { sampleJpeg } from '@incasso/documents/testing/sampleImages';
import { writePhotoPdf } from './writePhotoPdf';

const photo = (name: string, width: number, height: number) => ({
  name,
  width,
  height,
  jpeg: new Blob([sampleJpeg()]),
});

async function bytesOf(pdf: Blob) {
  return new Uint8Array(await pdf.arrayBuffer());
}

test('writes a PDF that passes the check of documents', async () => {
  const bytes = await bytesOf(writePhotoPdf([photo('a.jpg', 3, 4), photo('b.jpg', 4, 3)], 'fotos.pdf'));

  expect(await readDocument({ name: 'fotos.pdf', bytes })).toMatchObject({ ok: true });
});

test('writes the right offset of each object and length of each stream', async () => {
  const bytes = await bytesOf(writePhotoPdf([photo('é (omgezet uit HEIC).jpg', 3, 4), photo('b.jpg', 4, 3)], 'fotos'));
  const text = Buffer.from(bytes).toString('latin1');

  const table = text.slice(Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]));
  const offsets = Array.from(table.matchAll(/^(\d{10}) 00000 n $/gm), ([, offset]) => Number(offset));
  expect(offsets).toHaveLength(12);
  for (const [index, offset] of offsets.entries()) expect(text.slice(offset)).toMatch(`${index + 1} 0 obj\n`);
  const streams = Array.from(text.matchAll(/Length (\d+)>>\nstream\n/g));
  expect(streams).toHaveLength(4);
  for (const { 0: head, 1: length, index } of streams)
    expect(text.slice(index + head.length + Number(length))).toMatch(/^\nendstream/);
});

test('orients each page like its photo, fits the photo to it, and adds the names as bookmarks', async () => {
  const bytes = await bytesOf(writePhotoPdf([photo('één.jpg', 300, 600), photo('twee.jpg', 600, 300)], 'fotos'));
  const text = Buffer.from(bytes).toString('latin1');

  expect(text.match(/MediaBox\[[^\]]*\]/g)).toEqual(['MediaBox[0 0 595.28 841.89]', 'MediaBox[0 0 841.89 595.28]']);
  expect(text.match(/q .* cm/g)).toEqual(['q 420.94 0 0 841.89 87.17 0.00 cm', 'q 841.89 0 0 420.94 0.00 87.17 cm']);
  const titles = Array.from(text.matchAll(/Title<feff([0-9a-f]+)>/g), ([, units = '']) =>
    Buffer.from(units, 'hex').swap16().toString('utf16le'),
  );
  expect(titles).toEqual(['fotos', 'één.jpg', 'twee.jpg']);
});
