import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { timeInputs } from '@incasso/contract/testing/timeInputs';
import { invoiceLimits } from './invoice/invoiceLimits';
import { readDocument } from './readDocument';
import { samplePdfInvoice } from '../testing/samplePdfInvoice';
import { sampleUbl, type UblParts } from '../testing/sampleUbl';
import { inflate } from '../testing/inflate';

// Tests time nothing, since machines differ. This one may, as that of other documents does: XML is read to its end.
test('no XML takes longer to check than other documents, nor quadratic time', async () => {
  const line = '<cac:InvoiceLine><cbc:ID>1</cbc:ID></cac:InvoiceLine>';
  const attributes = Array.from({ length: 90 }, (_, index) => `a${index}="&lt;&amp;"`).join(' ');
  const embedded = (base64: string) =>
    `<cac:AdditionalDocumentReference><cac:Attachment><cbc:EmbeddedDocumentBinaryObject>${base64}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`;
  const worst: Readonly<Record<string, (size: number) => UblParts>> = {
    'xml: one embedded document': (size) => ({ documents: embedded(filled(size, 'QUJD')) }),
    'xml: lines, as many as are read': (size) => ({ lines: filled(size / 2, line) }),
    'xml: attributes': (size) => ({ lines: filled(size, `<a ${attributes}/>`) }),
    'xml: a tag without end': (size) => ({ lines: `<a ${filled(size, 'b="" ')}` }),
    'xml: a comment without end': (size) => ({ lines: `<!--${filled(size, '- ')}` }),
  };

  const within = (file: Uint8Array) => () => readDocument({ name: 'a.pdf', bytes: file, inflate });
  const bytesOf = (text: string) => new TextEncoder().encode(`%PDF-1.7\n${text}\n%%EOF`);
  const pdfs = [
    {
      parser: 'pdf: lines of an invoice within, as many as are read',
      size: invoiceLimits.maxBytes,
      prepare: (size: number) => {
        const content = sampleUbl({ lines: filled(size - 8192, '<cac:InvoiceLine/>') });
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
