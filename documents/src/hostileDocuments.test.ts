import { documentTypes } from '@incasso/contract/documents/documentTypes';
import { samplePdf } from '../testing/samplePdf';
import { readSample } from '../testing/readSample';
import { readDocumentOrMail } from './mail/readDocumentOrMail';
import { sampleMail } from '../testing/sampleMail';
import { sampleUbl } from '../testing/sampleXml';
import fc from 'fast-check';
import { tryInputs } from '@incasso/contract/testing/tryInputs';

const extensions = Object.keys(documentTypes);
const whole = [
  samplePdf(),
  readSample('brief.doc'),
  readSample('brief.docx'),
  readSample('tabel.xls'),
  readSample('tabel.xlsx'),
  new TextEncoder().encode(sampleUbl()),
  sampleMail({
    attachments: [
      { name: 'factuur.pdf', content: samplePdf() },
      { type: 'message/rfc822', content: sampleMail() },
    ],
  }),
];

test('no damaged document crashes or stalls checkDocument', async () => {
  const inputs = fc.record({
    sample: fc.constantFrom(...whole),
    extension: fc.constantFrom(...extensions),
    length: fc.double({ min: 0.5, max: 1, noNaN: true }),
    changes: fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        bytes: fc.uint8Array({ minLength: 1, maxLength: 8 }),
      }),
      { maxLength: 6 },
    ),
  });

  await tryInputs({ inputs, count: 500 }, async ({ sample, extension, length, changes }) => {
    const bytes = sample.slice(0, Math.ceil(sample.length * length));
    for (const { at, bytes: change } of changes) bytes.set(change, Math.floor((bytes.length - change.length) * at));
    const reading = await readDocumentOrMail({ name: `a.${extension}`, bytes });
    expect(typeof reading.ok).toBe('boolean');
  });
});
