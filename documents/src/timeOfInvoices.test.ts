import { deflateSync } from 'node:zlib';
import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { timeInputs } from '@incasso/contract/testing/timeInputs';
import { invoiceLimits } from './invoice/invoiceLimits';
import { readDocument } from './readDocument';
import { samplePdfInvoice } from '../testing/samplePdfInvoice';
import { sampleUbl, type Elements } from '../testing/sampleXml';
import { inflate } from '../testing/inflate';

// Measures time, as the test of other documents does: XML is read to its end.
test('no XML takes longer to check than other documents, nor quadratic time', async () => {
  const line = '<cac:InvoiceLine><cbc:ID>1</cbc:ID></cac:InvoiceLine>';
  const attributes = Array.from({ length: 90 }, (_, index) => `a${index}="&lt;&amp;"`).join(' ');
  const embedded = (base64: string) =>
    `<cac:AdditionalDocumentReference><cac:Attachment><cbc:EmbeddedDocumentBinaryObject>${base64}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`;
  const worst: Readonly<Record<string, (size: number) => Elements>> = {
    'xml: one embedded document': (size) => ({ 'cac:AdditionalDocumentReference': embedded(filled(size, 'QUJD')) }),
    'xml: lines, as many as are read': (size) => ({ 'cac:InvoiceLine': filled(size / 2, line) }),
    'xml: attributes': (size) => ({ 'cac:InvoiceLine': filled(size, `<a ${attributes}/>`) }),
    'xml: a tag without end': (size) => ({ 'cac:InvoiceLine': `<a ${filled(size, 'b="" ')}` }),
    'xml: a comment without end': (size) => ({ 'cac:InvoiceLine': `<!--${filled(size, '- ')}` }),
  };

  const within = (file: Uint8Array) => () => readDocument({ name: 'a.pdf', bytes: file, inflate });
  const bytesOf = (text: string) => new TextEncoder().encode(`%PDF-1.7\n${text}\n%%EOF`);
  const pdfs = [
    {
      parser: 'pdf: lines of an invoice within, as many as are read',
      size: invoiceLimits.maxBytes,
      prepare: (size: number) => {
        const content = sampleUbl({ 'cac:InvoiceLine': filled(size - 8192, '<cac:InvoiceLine/>') });
        return within(samplePdfInvoice({ attachments: [{ content }] }));
      },
    },
    {
      parser: 'pdf: marks of files',
      size: documentLimits.maxBytes,
      prepare: (size: number) => within(bytesOf(filled(size - 64, '/EmbeddedFile '))),
    },
    {
      parser: 'pdf: files without end',
      size: documentLimits.maxBytes,
      prepare: (size: number) => {
        let number = 0;
        return within(
          bytesOf(
            filled(size / 2, '1 2 3 ') +
              filled(size / 3, '1 0 obj<</Type/EmbeddedFile>>stream\n').replaceAll('1 0', () => `${(number += 1)} 0`),
          ),
        );
      },
    },
    {
      parser: 'pdf: objects, as many as fit',
      size: documentLimits.maxBytes,
      prepare: (size: number) => {
        let number = 0;
        return within(
          bytesOf(
            `trailer<</Root 1 0 R>>${filled(size / 2, '  0 obj<<>>').replaceAll('  ', () => ` ${(number += 1)} `)}`,
          ),
        );
      },
    },
    {
      parser: 'pdf: names that lead to files without end',
      size: documentLimits.maxBytes,
      prepare: (size: number) => {
        const files = Array.from({ length: 500 }, (_, at) => 20 + at);
        const objects = files.map(
          (number) => `${number} 0 obj<</EF<</F ${number + 500} 0 R>>>>endobj ${number + 500} 0 obj<<>>stream\n`,
        );
        const root = `1 0 obj<</AF[${files.map((number) => `${number} 0 R`).join(' ')}]>>endobj`;
        return within(bytesOf(`${root}${objects.join('')}${filled(size - 64_000, 'endstrea ')}trailer<</Root 1 0 R>>`));
      },
    },
    {
      parser: 'pdf: a table of many parts, again and again',
      size: documentLimits.maxBytes,
      prepare: (size: number) => {
        const part = filled(size / 2000, '1 0\n');
        let file = '%PDF-1.7\n';
        let previous = '';
        for (let save = 0; save < 100; save += 1) {
          const start = file.length;
          file += `xref\n${part}trailer<</Root 1 0 R${previous}>>\n`;
          previous = `/Prev ${start}`;
        }
        const [last] = /\d+$/.exec(previous) ?? [];
        return within(bytesOf(`${file.slice(9)}${filled(size - file.length - 100, ' ')}\nstartxref\n${last}`));
      },
    },
    {
      parser: 'pdf: streams of tables and of objects that explode',
      size: 100,
      prepare: (size: number) => {
        const bomb = deflateSync(Buffer.concat([Buffer.from('\x02\0\0\0\x05'), Buffer.alloc(30_000_000)])).toString(
          'latin1',
        );
        const stream = (entries: string) =>
          `${entries}/Filter/FlateDecode/Length ${bomb.length}>>stream\n${bomb}\nendstream endobj\n`;
        let file = '%PDF-1.7\n';
        let previous = '';
        for (let save = 0; save < size; save += 1) {
          const start = file.length;
          file += `${5 + save} 0 obj<</Type/XRef/W[1 4 0]/Root 1 0 R/Index[0 900]${previous}${stream('')}`;
          previous = `/Prev ${start}`;
        }
        const [last] = /\d+$/.exec(previous) ?? [];
        return within(Buffer.from(`${file}startxref\n${last}\n%%EOF`, 'latin1'));
      },
    },
  ];

  await timeInputs({ subject: 'checking XML', allowedMs: 600 }, [
    ...pdfs,
    ...Object.entries(worst).map(([parser, partsOf]) => ({
      parser,
      size: invoiceLimits.maxBytes,
      prepare: (size: number) => {
        const bytes = new TextEncoder().encode(sampleUbl(partsOf(size - 8192)));
        return () => readDocument({ name: 'a.xml', bytes });
      },
    })),
  ]);
}, 120_000);

function filled(size: number, piece: string): string {
  return piece.repeat(Math.floor(size / piece.length));
}
