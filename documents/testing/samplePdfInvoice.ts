import { deflateSync } from 'node:zlib';

type Attachment = {
  readonly content: string | Uint8Array;
  readonly name?: string;
  /** Its entries without the length */
  readonly entries?: string;
  readonly isDeflated?: boolean;
  /** The stored content, instead of both */
  readonly stored?: Uint8Array;
  /** Default: in its dictionary */
  readonly length?: 'elsewhere' | 'wrong';
  /** Before `endstream`. */
  readonly lineBreak?: string;
};

export type PdfBuild = {
  readonly attachments: readonly Attachment[];
  /** How the attachments are referenced: by the name tree, by `/AF` only, or not at all */
  readonly by?: 'names' | 'af' | 'cyclic_names' | 'nothing';
  /** Whether catalogue and names are in an object stream, and the table is a stream */
  readonly isCompressed?: boolean;
  /** Whether the table is at its stated offset */
  readonly isListed?: boolean;
  readonly trailer?: string;
  /** Objects that a later save writes, concatenated, and those that it frees */
  readonly update?: string;
  readonly freed?: readonly number[];
};

type Location = { readonly at: number } | { readonly inStream: number; readonly index: number } | 'free';

const latin = (text: string) => Buffer.from(text, 'latin1');

/** A PDF of one empty page with attachments, as invoicing programs write it */
export function samplePdfInvoice(build: PdfBuild): Uint8Array<ArrayBuffer> {
  const { attachments, isCompressed = false, isListed = true, trailer = '', update = '', freed = [] } = build;
  const pieces: Buffer[] = [];
  let length = 0;
  let locations = new Map<number, Location>([[0, 'free']]);
  const push = (...added: Buffer[]) => {
    pieces.push(...added);
    length += added.reduce((sum, piece) => sum + piece.length, 0);
  };
  const add = (number: number, content: Buffer) => {
    locations.set(number, { at: length });
    push(latin(`${number} 0 obj\n`), content, latin('\nendobj\n'));
  };
  push(latin('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'));
  attachments.forEach((attachment, at) => {
    add(40 + at * 2, streamOf(attachment, 41 + at * 2));
    if (attachment.length === 'elsewhere') add(41 + at * 2, latin(String(storedBytes(attachment).length)));
  });
  const objects = plainObjects(build);
  if (isCompressed) add(5, objectStream(objects, locations));
  else for (const [number, object] of objects) add(number, latin(object));
  const end = (entries: string) => {
    const start = length;
    if (isCompressed) {
      locations.set(6, { at: start });
      push(latin('6 0 obj\n'), tableStream(locations, entries), latin('\nendobj\n'));
    } else push(latin(`xref\n${tableOf(locations)}trailer\n<< /Size 5000 /Root 1 0 R ${entries} >>\n`));
    push(latin(`startxref\n${isListed ? start : 9}\n%%EOF\n`));
    return start;
  };
  const start = end(trailer);
  if (update !== '') {
    locations = new Map([
      ...freed.map((number): [number, Location] => [number, 'free']),
      ...Array.from(update.matchAll(/(\d+) 0 obj/g), ({ 1: number, index }): [number, Location] => [
        Number(number),
        { at: length + index },
      ]),
    ]);
    push(latin(`${update}\n`));
    end(`/Prev ${start}`);
  }
  return Uint8Array.from(Buffer.concat(pieces));
}

function plainObjects({ attachments, by = 'names' }: PdfBuild): [number, string][] {
  const specs = attachments.map((_, at) => `${1000 + at} 0 R`).join(' ');
  const names = attachments.map(({ name = 'factur-x.xml' }, at) => `(${name}) ${1000 + at} 0 R`).join(' ');
  const catalogueEntries = {
    names: '/Names << /EmbeddedFiles 4 0 R >>',
    cyclic_names: '/Names << /EmbeddedFiles 4 0 R >>',
    af: `/AF [${specs}]`,
    nothing: '',
  }[by];
  return [
    [1, `<< /Type /Catalog /Pages 2 0 R ${catalogueEntries} >>`],
    [2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [3, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'],
    [4, by === 'cyclic_names' ? '<< /Kids [4 0 R] >>' : `<< /Names [${names}] >>`],
    ...attachments.map(({ name = 'factur-x.xml' }, at): [number, string] => [
      1000 + at,
      `<< /Type /Filespec /F (${name}) /UF (${name}) /AFRelationship /Alternative /EF << /F ${40 + at * 2} 0 R >> >>`,
    ]),
  ];
}

function objectStream(objects: readonly [number, string][], locations: Map<number, Location>): Buffer {
  const heads: string[] = [];
  let text = '';
  for (const [index, [number, object]] of objects.entries()) {
    locations.set(number, { inStream: 5, index });
    heads.push(`${number} ${text.length}`);
    text += `${object}\n`;
  }
  const first = `${heads.join(' ')}\n`;
  const entries = `/Type /ObjStm /N ${objects.length} /First ${first.length}`;
  return streamOf({ content: latin(first + text), entries }, 0);
}

/** One subsection per object */
function tableOf(locations: ReadonlyMap<number, Location>): string {
  return Array.from(locations, ([number, location]) => {
    const at = typeof location === 'object' && 'at' in location ? location.at : undefined;
    return `${number} 1\n${String(at ?? 0).padStart(10, '0')} 00000 ${at === undefined ? 'f' : 'n'} \n`;
  }).join('');
}

/** With PNG's "up" predictor, as most programs write it */
function tableStream(locations: ReadonlyMap<number, Location>, entries: string): Buffer {
  const rows = Array.from(locations.values(), (location) => {
    const row = Buffer.alloc(7);
    if (location === 'free') return row;
    const isPlain = 'at' in location;
    row[0] = isPlain ? 1 : 2;
    row.writeUInt32BE(isPlain ? location.at : location.inStream, 1);
    row.writeUInt16BE(isPlain ? 0 : location.index, 5);
    return row;
  });
  const predicted = rows.flatMap((row, at) => [2, ...row.map((byte, column) => byte - (rows[at - 1]?.[column] ?? 0))]);
  const index = Array.from(locations.keys(), (number) => `${number} 1`).join(' ');
  const said = `/Type /XRef /Size 5000 /W [1 4 2] /Index [${index}] /Root 1 0 R /DecodeParms << /Predictor 12 /Columns 7 >>`;
  return streamOf({ content: Uint8Array.from(predicted), entries: `${said} ${entries}` }, 0);
}

function storedBytes({ content, isDeflated = true, stored }: Attachment): Buffer {
  return Buffer.from(stored ?? (isDeflated ? deflateSync(content) : content));
}

function streamOf(attachment: Attachment, lengthNumber: number): Buffer {
  const {
    entries = '/Type /EmbeddedFile /Subtype /text#2Fxml',
    isDeflated = true,
    length,
    lineBreak = '\n',
  } = attachment;
  const stored = storedBytes(attachment);
  const filter = isDeflated && !entries.includes('/Filter') ? '/Filter /FlateDecode' : '';
  const says = length === 'elsewhere' ? `${lengthNumber} 0 R` : length === 'wrong' ? '7' : stored.length;
  return Buffer.concat([
    latin(`<< ${entries} ${filter} /Length ${says} >>\nstream\n`),
    stored,
    latin(`${lineBreak}endstream`),
  ]);
}
