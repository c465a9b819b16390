import { deflateSync } from 'node:zlib';

type Attachment = {
  readonly content: string | Uint8Array;
  readonly name?: string;
  /** Its entries but the length. */
  readonly entries?: string;
  readonly isDeflated?: boolean;
  /** Where its length stands. Default: in its dictionary. */
  readonly length?: 'elsewhere' | 'wrong';
  /** Before `endstream`. */
  readonly lineBreak?: string;
};

/** How a PDF is built around its attachments. */
export type PdfBuild = {
  readonly attachments: readonly Attachment[];
  /** How the attachments are named: in the tree of names, by `/AF` alone, or not at all. */
  readonly by?: 'names' | 'af' | 'cyclic_names' | 'nothing';
  /** Whether catalog and names lie in an object stream, and the table is a stream. */
  readonly isCompressed?: boolean;
  /** Entries of the trailer. */
  readonly trailer?: string;
  /** Objects of an update after the first end. */
  readonly update?: string;
};

const latin = (text: string) => Buffer.from(text, 'latin1');

/** A PDF of one empty page with files in it, as invoicing programs build it. */
export function samplePdfInvoice(build: PdfBuild): Uint8Array<ArrayBuffer> {
  const { attachments, by = 'names', isCompressed = false, trailer = '', update = '' } = build;
  const specs = attachments.map((_, at) => `${20 + at} 0 R`).join(' ');
  const names = attachments.map(({ name = 'factur-x.xml' }, at) => `(${name}) ${20 + at} 0 R`).join(' ');
  const catalogEntries = {
    names: '/Names << /EmbeddedFiles 4 0 R >>',
    cyclic_names: '/Names << /EmbeddedFiles 4 0 R >>',
    af: `/AF [${specs}]`,
    nothing: '',
  }[by];
  const plain: [number, string][] = [
    [1, `<< /Type /Catalog /Pages 2 0 R ${catalogEntries} >>`],
    [2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [3, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'],
    [4, by === 'cyclic_names' ? '<< /Kids [4 0 R] >>' : `<< /Names [${names}] >>`],
    ...attachments.map(({ name = 'factur-x.xml' }, at): [number, string] => [
      20 + at,
      `<< /Type /Filespec /F (${name}) /UF (${name}) /AFRelationship /Alternative /EF << /F ${40 + at} 0 R >> >>`,
    ]),
  ];
  const pieces: Buffer[] = [latin('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')];
  const add = (number: number, content: Uint8Array) =>
    pieces.push(latin(`${number} 0 obj\n`), Buffer.from(content), latin('\nendobj\n'));
  attachments.forEach((attachment, at) => {
    add(40 + at, streamOf(attachment, 60 + at));
    if (attachment.length === 'elsewhere') add(60 + at, latin(String(storedBytes(attachment).length)));
  });
  if (isCompressed) {
    const places: string[] = [];
    let text = '';
    for (const [number, object] of plain) {
      places.push(`${number} ${text.length}`);
      text += `${object}\n`;
    }
    const first = `${places.join(' ')}\n`;
    const stream = deflateSync(latin(first + text));
    const dictionary = `<< /Type /ObjStm /N ${plain.length} /First ${first.length} /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`;
    add(80, Buffer.concat([latin(dictionary), stream, latin('\nendstream')]));
    const table = `<< /Type /XRef /Size 100 /W [1 4 2] /Root 1 0 R ${trailer} /Length 0 >>\nstream\n\nendstream`;
    add(81, latin(table));
  } else {
    for (const [number, object] of plain) add(number, latin(object));
    pieces.push(latin(`xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 100 /Root 1 0 R ${trailer} >>\n`));
  }
  pieces.push(latin('startxref\n9\n%%EOF\n'));
  if (update !== '') pieces.push(latin(`${update}\ntrailer\n<< /Size 100 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`));
  return Uint8Array.from(Buffer.concat(pieces));
}

function storedBytes({ content, isDeflated = true }: Attachment): Buffer {
  return isDeflated ? deflateSync(content) : Buffer.from(content);
}

function streamOf(attachment: Attachment, lengthNumber: number): Buffer {
  const {
    entries = '/Type /EmbeddedFile /Subtype /text#2Fxml',
    isDeflated = true,
    length,
    lineBreak = '\n',
  } = attachment;
  const stored = storedBytes(attachment);
  const filter = isDeflated ? '/Filter /FlateDecode' : '';
  const says = length === 'elsewhere' ? `${lengthNumber} 0 R` : length === 'wrong' ? '7' : stored.length;
  return Buffer.concat([
    latin(`<< ${entries} ${filter} /Params << /Size 9 >> /Length ${says} >>\nstream\n`),
    stored,
    latin(`${lineBreak}endstream`),
  ]);
}
