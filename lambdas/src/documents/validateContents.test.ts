import { withParts, zipFile } from '@incasso/documents/testing/sampleOffice';
import { readSample } from '@incasso/documents/testing/readSample';
import { sampleMail } from '@incasso/documents/testing/sampleMail';
import { samplePdf } from '@incasso/documents/testing/samplePdf';
import { samplePdfInvoice } from '@incasso/documents/testing/samplePdfInvoice';
import { sampleUbl } from '@incasso/documents/testing/sampleXml';
import { storedDocument, submissionId } from '../../testing/fixtures';
import { MemoryStore } from '../../testing/MemoryStore';
import { sha256Of } from '../submissions/digestOf';
import { storageKeys } from '../storage/storageKeys';
import { validateContents } from './validateContents';

const invoice = new TextEncoder().encode(sampleUbl());
const macros = withParts('brief.docx', { 'word/vbaProject.bin': 'x' });

/** An upload, and the requests that claim it */
async function start(bytes: Uint8Array) {
  const store = new MemoryStore();
  const sha256 = sha256Of(bytes);
  const key = storageKeys.upload({ folder: submissionId, sha256 });
  await store.write(key, { bytes, contentType: 'application/octet-stream' });
  const read: string[] = [];
  store.hook = (moment, operation, of) => void (moment === 'before' && operation === 'read' && read.push(of));
  const validate = async ({ name = 'factuur.xml', size = bytes.length, at = '13:05' } = {}) => {
    const target = { submissionId, reference: 'K7QM-3TXB', receivedAt: `2026-03-02T${at}:00.000Z` };
    return validateContents(store, {
      target,
      documents: [{ ...storedDocument(name, { size, sha256 }), kind: undefined }],
    });
  };
  const timesRead = () => read.filter((of) => of === key).length;
  return { store, key, validate, timesRead };
}

const refused = (code: string) => ({ ok: false, refusal: { fields: [{ code }] } });

test('an upload is read once for all requests that claim it, and each gets its e-invoice', async () => {
  const { validate, timesRead } = await start(invoice);
  const first = await validate();

  expect(await validate({ name: 'andere-naam.XML', at: '14:04' })).toEqual({
    ok: true,
    value: {
      ...(first.ok && first.value),
      documents: [expect.objectContaining({ name: 'andere-naam.XML', kind: 'invoice' })],
    },
  });
  expect(first).toMatchObject({ ok: true, value: { invoices: [{ sha256: sha256Of(invoice) }] } });
  expect(timesRead()).toBe(1);
});

test('an e-invoice within a PDF is read and makes it an invoice; a broken one does not refuse the PDF', async () => {
  const pdf = readSample('ubl-invoice.pdf');
  const broken = samplePdfInvoice({
    attachments: [{ content: sampleUbl(), isDeflated: false, entries: '/Type /EmbeddedFile /Filter /FlateDecode' }],
  });

  expect(await (await start(pdf)).validate({ name: 'factuur.pdf' })).toMatchObject({
    ok: true,
    value: {
      invoices: [{ sha256: sha256Of(pdf), invoice: { number: '2026-0012' } }],
      documents: [{ name: 'factuur.pdf', kind: 'invoice' }],
    },
  });
  expect(await (await start(broken)).validate({ name: 'factuur.pdf' })).toMatchObject({
    ok: true,
    value: { invoices: [] },
  });
});

test.each(['brief.docx', 'brief.pdf', 'brief.exe'])('a refused upload stays refused, unread: %s', async (name) => {
  const { validate, timesRead } = await start(macros);
  const first = await validate({ name });

  expect(first.ok).toBe(false);
  expect(await validate({ name })).toEqual(first);
  expect(timesRead()).toBe(1);
});

test('a cached verdict on one type does not apply to another type', async () => {
  const { validate } = await start(samplePdf());

  expect(await validate({ name: 'factuur.pdf' })).toMatchObject({ ok: true });
  expect(await validate({ name: 'factuur.docx' })).toMatchObject(refused('content_mismatch'));
});

test('a cached verdict expires after an hour, so that a fixed check reaches files refused before', async () => {
  const { validate, timesRead } = await start(macros);
  await validate({ name: 'brief.docx', at: '13:05' });
  await validate({ name: 'brief.docx', at: '14:06' });
  await validate({ name: 'brief.docx', at: '15:05' });

  expect(timesRead()).toBe(2);
});

test('a cached verdict does not replace the upload', async () => {
  const { store, key, validate } = await start(invoice);
  await validate();

  expect(await validate({ size: invoice.length - 1 })).toMatchObject(refused('not_uploaded'));
  await store.remove(key);
  expect(await validate()).toMatchObject(refused('not_uploaded'));
});

test('an upload whose bytes do not match its key is refused and not cached', async () => {
  const { store, key, validate } = await start(invoice);
  const bytes = Uint8Array.from(invoice).fill(0x20, -1);
  await store.write(key, { bytes, contentType: 'application/xml' });

  expect(await validate()).toMatchObject(refused('not_uploaded'));
  expect(store.keys).toEqual([key]);
});

test('a cached verdict of another shape is replaced', async () => {
  const { store, key, validate } = await start(invoice);
  await validate();
  for (const kept of store.keys.filter((one) => one !== key))
    await store.write(kept, { bytes: '{"refusal":"macros"}', contentType: 'application/json' });

  expect(await validate()).toMatchObject({ ok: true });
});

test('a document says which sent mail it came out of, also in a retry', async () => {
  const pdf = Uint8Array.from(samplePdf());
  const mail = sampleMail({ attachments: [{ name: 'factuur.pdf', content: pdf }] });
  const { store, validateAll } = await startWith({ 'belofte.eml': mail, 'factuur.pdf': pdf });
  const sha256 = sha256Of(mail);

  for (const at of ['13:05', '13:06'])
    expect(await validateAll(at)).toMatchObject({
      ok: true,
      value: { documents: [{ sha256 }, { name: 'factuur.pdf', partOf: sha256 }] },
    });
  expect(store.keys).toHaveLength(4);
});

test('a mail with sealed content is marked, also in a retry', async () => {
  const sealed = { type: 'application/pkcs7-mime', name: 'smime.p7m', content: 'x' };
  const { validate } = await start(sampleMail({ attachments: [sealed] }));

  for (const at of ['13:05', '13:06'])
    expect(await validate({ name: 'verzegeld.eml', at })).toMatchObject({
      value: { documents: [{ caution: 'sealed' }] },
    });
});

test('a document from a zip in a mail, also the JPG of a HEIC photo, names the mail', async () => {
  const pdf = Uint8Array.from(samplePdf());
  const camera = Uint8Array.from([...readSample('foto.jpg'), 1]);
  const attachments = [
    { name: 'stukken.zip', content: zipFile({ 'map/factuur.pdf': pdf }) },
    { name: 'IMG_1.HEIC', content: 'foto' },
    { name: 'IMG_2.heic', content: camera },
  ];
  const mail = sampleMail({ attachments });
  const jpg = readSample('foto.jpg');
  const files = {
    'factuur.pdf': pdf,
    'IMG_2.heic.jpg': camera,
    'IMG_1 (omgezet uit HEIC).jpg': jpg,
    'eigen.jpg': Uint8Array.from([...jpg, 0]),
  };
  const { validateAll } = await startWith({ 'belofte.eml': mail, ...files });
  const partOf = sha256Of(mail);

  const validated = await validateAll('13:05');

  expect(validated.ok && validated.value.documents.map((document) => document.partOf)).toEqual([
    undefined,
    partOf,
    partOf,
    partOf,
    undefined,
  ]);
});

async function startWith(files: Readonly<Record<string, Uint8Array>>) {
  const store = new MemoryStore();
  const documents = Object.entries(files).map(([name, bytes]) => ({
    ...storedDocument(name, { size: bytes.length, sha256: sha256Of(bytes) }),
    content: bytes,
  }));
  for (const { sha256, content } of documents)
    await store.write(storageKeys.upload({ folder: submissionId, sha256 }), {
      bytes: content,
      contentType: 'application/octet-stream',
    });
  const validateAll = (at: string) =>
    validateContents(store, {
      target: { submissionId, receivedAt: `2026-03-02T${at}:00.000Z` },
      documents: documents.map(({ content: _content, ...document }) => document),
    });
  return { store, validateAll };
}
