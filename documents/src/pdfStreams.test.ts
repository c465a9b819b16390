import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { samplePdfInvoice } from '../testing/samplePdfInvoice';
import { sampleUbl } from '../testing/sampleXml';
import { readPdfInvoice } from './readPdfInvoice';

const ubl = sampleUbl();
const deflated = deflateSync(ubl);
const withoutEnd = deflateSync(ubl, { finishFlush: constants.Z_SYNC_FLUSH });

async function numberIn(stored: Uint8Array, filter = '/Filter /FlateDecode'): Promise<string | undefined> {
  const attachments = [{ content: '', stored, entries: `/Type /EmbeddedFile ${filter}` }];
  return (await readPdfInvoice(samplePdfInvoice({ attachments }))).invoice?.invoice.number;
}

test.each([
  ['as it should be', deflated],
  ['without its last block', withoutEnd],
  ['without a checksum', deflated.subarray(0, -4)],
  ['with a checksum of three bytes', deflated.subarray(0, -1)],
  ['raw', deflateRawSync(ubl)],
  ['with a line break that its length counts', Buffer.concat([deflated, Buffer.from('\r\n')])],
  ['without a checksum, with a line break', Buffer.concat([deflated.subarray(0, -4), Buffer.from('\n')])],
])('a deflated file is read as viewers read it: %s', async (_, stored) => {
  expect(await numberIn(stored)).toBe('2026-0012');
});

test('a truncated deflated file is not read', async () => {
  expect(await numberIn(deflated.subarray(0, -40))).toBeUndefined();
});

const asHex = Buffer.from(`${Buffer.from(ubl).toString('hex').replace(/.{60}/g, '$&\n')}>`);

test.each([
  ['hexadecimal', asHex, '/Filter /ASCIIHexDecode'],
  ['hexadecimal, in a list', asHex, '/Filter [/AHx]'],
  ['to the base of 85', ascii85(Buffer.from(ubl)), '/Filter /ASCII85Decode'],
  ['deflated, and to the base of 85', ascii85(deflated), '/Filter [/ASCII85Decode /FlateDecode]'],
  ['deflated twice', deflateSync(deflated), '/Filter [/FlateDecode /FlateDecode]'],
])('a file with another filter is read: %s', async (_, stored, filter) => {
  expect(await numberIn(stored, filter)).toBe('2026-0012');
});

test.each([0, 1, 2, 3, 4])('rows with PNG predictor %i are read', async (kind) => {
  const columns = 40;
  const text = Buffer.from(ubl);
  const rows = Array.from({ length: Math.ceil(text.length / columns) }, (_, row) => {
    const at = row * columns;
    const line = text.subarray(at, at + columns);
    const above = text.subarray(at - columns < 0 ? at : at - columns, at);
    return [
      kind,
      ...line.map(
        (byte, column) => byte - predicted(kind, line[column - 1] ?? 0, above[column] ?? 0, above[column - 1] ?? 0),
      ),
    ];
  });
  const parameters = `/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns ${columns} >>`;

  expect(await numberIn(deflateSync(Uint8Array.from(rows.flat())), parameters)).toBe('2026-0012');
});

test.each([
  '/Filter /LZWDecode',
  '/Filter [/Crypt /FlateDecode]',
  '/Filter [/Fl /Fl /Fl /Fl]',
  '/Filter /FlateDecode /DecodeParms << /Predictor 2 >>',
])('a file with an unknown filter is not read: %s', async (filter) => {
  expect(await numberIn(deflated, filter)).toBeUndefined();
});

/** PNG, 9.2 */
function predicted(kind: number, left: number, above: number, aboveLeft: number): number {
  const estimate = left + above - aboveLeft;
  const nearest = [left, above, aboveLeft].reduce((best, value) =>
    Math.abs(estimate - value) < Math.abs(estimate - best) ? value : best,
  );
  return [0, left, above, Math.floor((left + above) / 2), nearest][kind] ?? 0;
}

function ascii85(bytes: Uint8Array): Buffer {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4) {
    const group = bytes.subarray(at, at + 4);
    let value = Buffer.concat([group, Buffer.alloc(4 - group.length)]).readUInt32BE();
    const digits: number[] = [];
    for (let digit = 0; digit < 5; digit += 1) {
      digits.unshift(value % 85);
      value = Math.floor(value / 85);
    }
    const isZero = group.length === 4 && digits.every((digit) => digit === 0);
    text += isZero ? 'z' : String.fromCharCode(...digits.slice(0, group.length + 1).map((digit) => digit + 33));
  }
  return Buffer.from(`${text}~>`);
}
