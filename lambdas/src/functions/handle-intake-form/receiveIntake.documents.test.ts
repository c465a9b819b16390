import { refusalMessages } from '@incasso/contract/documents/refusalInWords';
import { withParts } from '@incasso/documents/testing/sampleOffice';
import { samplePdf } from '@incasso/documents/testing/samplePdf';
import { sampleMail } from '@incasso/documents/testing/sampleMail';
import { sampleUbl } from '@incasso/documents/testing/sampleXml';
import { sampleInvoice } from '@incasso/documents/testing/sampleInvoice';
import { blankValues, type Debt } from '@incasso/debts/Debt';
import type { DebtValues } from '@incasso/debts/debtFields';
import { sampleDebt } from '@incasso/debts/testing/sampleDebt';
import { pdfDocument, submissionId, validAnswers, validIntakeRequest } from '../../../testing/fixtures';
import { memoryPorts } from '../../../testing/memoryPorts';
import { sha256Of } from '../../submissions/digestOf';
import { refuse } from '../../Result';
import { storageKeys } from '../../storage/storageKeys';
import { uploadsFolder } from '../../submissions/uploadsFolder';
import { receiveIntake } from './receiveIntake';
import { storedCase } from '../../../testing/storedCase';

function receiptOf(name: string, bytes: Uint8Array) {
  return { name, size: bytes.length, sha256: sha256Of(bytes) } as const;
}

const utf8 = (text: string) => new TextEncoder().encode(text);

const draftKey = '9c7a4b1e-5d0f-4e1b-8c2a-3f6d9e0b1a2c';

/** The values that the sample e-invoice states */
const readValues = {
  ...blankValues,
  ...{ debtor: 'Staalvoorbeeld NV', number: '0999.999.922', address: 'Staalkaai 2, 9000 Gent', invoice: '2026-0012' },
  ...{ issueDate: '2026-01-15', dueDate: '2026-02-14', amount: '€ 1.210,00' },
};

test('a document’s kind comes from the visitor, else from its content, never from its name, and is in no answer', async () => {
  const given = memoryPorts();
  const documents = [
    { name: 'ubl.xml', bytes: utf8(sampleUbl()) },
    { name: 'belofte.eml', bytes: sampleMail() },
    { ...pdfDocument('offerte.pdf', 'een'), kind: 'contract' } as const,
    pdfDocument('aanmaning.pdf', 'twee'),
    pdfDocument('scan.pdf', 'drie'),
  ];

  await receiveIntake(validIntakeRequest({ documents }), given);

  expect(given.store.json(storageKeys.record({ submissionId }))).toMatchObject({
    answers: validAnswers(),
    documents: [
      { name: 'ubl.xml', kind: 'invoice' },
      {
        ...{ name: 'belofte.eml', kind: 'correspondence' },
        mail: {
          subject: 'Herinnering factuur 2026-101',
          from: 'Jan Peeters <jan@voorbeeldbakkerij.example>',
          date: '2026-09-03',
        },
      },
      { name: 'offerte.pdf', kind: 'contract' },
      { name: 'aanmaning.pdf', kind: 'other' },
      { name: 'scan.pdf', kind: 'other' },
    ],
  });
});

describe('rows of debts', () => {
  const xml = utf8(sampleUbl());
  const invoice = { name: 'ubl.xml', bytes: xml };
  const source = (read: DebtValues) => ({ kind: 'document', sha256: sha256Of(xml), read }) as const;
  const request = (debts: readonly Debt[], changes: object = {}) =>
    validIntakeRequest({ documents: [invoice], debts: JSON.stringify(debts), ...changes });

  test('are stored as sent, with the values read from the documents', async () => {
    const given = memoryPorts();
    const forged = sampleDebt({ amount: '€ 9,00', isDisputed: true, source: source(blankValues) });

    await receiveIntake(request([forged, sampleDebt({ id: '2', debtor: 'Bis BV' })]), given);

    expect(storedCase(given).debts).toEqual([
      { ...forged, source: source({ ...readValues, amount: '€ 1.210,00' }) },
      sampleDebt({ id: '2', debtor: 'Bis BV' }),
    ]);
  });

  test.each<[string, Debt[]]>([
    ['no row of an e-invoice', []],
    ['one typed row twice', [sampleDebt(), sampleDebt({ id: '2' })]],
    [
      'a typed row beside the same e-invoice’s',
      [
        sampleDebt({ ...readValues, amount: '1210' }),
        sampleDebt({ ...readValues, id: '2', source: source(readValues) }),
      ],
    ],
  ])('are joined, added and changed in nothing: %s', async (_what, debts) => {
    const given = memoryPorts();

    await receiveIntake(request(debts), given);

    expect(storedCase(given).debts).toEqual(debts);
  });

  test('are part of the content: others under the same id are a conflict', async () => {
    const given = memoryPorts();
    const send = (...debts: Debt[]) => receiveIntake(request(debts, { draftKey }), given);
    await send(sampleDebt());

    expect(await send(sampleDebt())).toMatchObject({ ok: true, value: { isRepeat: true } });
    expect(await send(sampleDebt({ isDisputed: true }))).toMatchObject({ refusal: { code: 'submission_conflict' } });
  });

  test.each(['{', '{}', '[{}]', JSON.stringify([sampleDebt(), sampleDebt()])])(
    'in a text that is no list of rows refuse the submission: %s',
    async (debts) => {
      const given = memoryPorts();

      const outcome = await receiveIntake(validIntakeRequest({ debts }), given);

      expect(outcome).toEqual(refuse('malformed_request', { reason: 'debts' }));
      expect(given.store.keys).toEqual([]);
    },
  );
});

test('a changed kind of a document is other content', async () => {
  const given = memoryPorts();
  const send = (kind?: 'invoice' | 'quote') =>
    receiveIntake(validIntakeRequest({ draftKey, documents: [{ ...pdfDocument(), kind }] }), given);
  await send('invoice');

  for (const kind of ['quote', undefined] as const)
    expect(await send(kind)).toMatchObject({ refusal: { code: 'submission_conflict' } });
});

test('every refused document is listed with its index and the reason', async () => {
  const documents = [
    pdfDocument(),
    { name: 'macro.docx', bytes: withParts('brief.docx', { 'word/vbaProject.bin': 'x' }) } as const,
    { name: 'nep.pdf', bytes: new TextEncoder().encode('<html>') } as const,
  ];

  const outcome = await receiveIntake(validIntakeRequest({ documents }), memoryPorts());

  expect(outcome).toMatchObject({
    refusal: {
      code: 'document_refused',
      fields: [
        { field: 'documents', code: 'macros', document: { index: 1, name: 'macro.docx' } },
        { field: 'documents', code: 'content_mismatch', document: { index: 2, name: 'nep.pdf' } },
      ],
    },
  });
});

test('parsed data of sent and uploaded e-invoices are stored separately from the answers', async () => {
  const given = memoryPorts();
  const first = utf8(sampleUbl());
  const second = utf8(sampleUbl({ 'cbc:ID': '<cbc:ID>2026-0013</cbc:ID>' }));
  const sha256 = sha256Of(second);
  await given.store.write(storageKeys.upload({ folder: submissionId, sha256 }), {
    bytes: second,
    contentType: 'application/xml',
  });
  const documents = [{ name: 'ubl-12.xml', bytes: first } as const, pdfDocument(), receiptOf('UBL-13.XML', second)];

  await receiveIntake(validIntakeRequest({ documents }), given);

  expect(given.store.json(storageKeys.record({ submissionId }))).toMatchObject({
    answers: validAnswers(),
    documents: [{ mediaType: 'application/xml' }, { mediaType: 'application/pdf' }, { mediaType: 'application/xml' }],
    invoices: [
      { sha256: sha256Of(first), invoice: sampleInvoice() },
      { sha256, invoice: sampleInvoice({ number: '2026-0013' }) },
    ],
  });
});

test.each([
  ['another document', '<overzicht><geheim/></overzicht>'],
  ['an invoice without an amount', sampleUbl({ 'cac:LegalMonetaryTotal': '' })],
  ['more than is read', sampleUbl({ 'cac:InvoiceLine': `<a>${'x'.repeat(21 * 1024 * 1024)}</a>` })],
])('XML that is no e-invoice is refused without naming its contents: %s', async (_case, xml) => {
  const given = memoryPorts();
  const documents = [{ name: 'factuur.xml', bytes: utf8(xml) } as const];

  const outcome = await receiveIntake(validIntakeRequest({ documents }), given);

  const error = refusalMessages.no_invoice;
  expect(outcome).toMatchObject({ refusal: { fields: [{ code: 'no_invoice', error }], reason: 'no_invoice' } });
  expect(given.store.keys).toEqual([]);
});

describe('the receipt of an uploaded document', () => {
  const bytes = samplePdf({ size: 10_000 });
  const sha256 = sha256Of(bytes);
  const upload = storageKeys.upload({ folder: submissionId, sha256 });

  test('is accepted when the document exists', async () => {
    const given = memoryPorts();
    await given.store.write(upload, { bytes, contentType: 'application/pdf' });

    const outcome = await receiveIntake(validIntakeRequest({ documents: [receiptOf('groot.pdf', bytes)] }), given);

    expect(outcome).toMatchObject({ ok: true });
    expect(given.store.keysUnder('documents/')).toEqual([storageKeys.document({ submissionId, sha256 })]);
  });

  test('is accepted only with the draft key that the document was uploaded with', async () => {
    const given = memoryPorts();
    const folder = uploadsFolder({ submissionId, draftKeyHash: sha256Of(utf8(draftKey)) });
    await given.store.write(storageKeys.upload({ folder, sha256 }), { bytes, contentType: 'application/pdf' });
    const request = validIntakeRequest({ documents: [receiptOf('groot.pdf', bytes)] });

    expect(await receiveIntake(request, given)).toMatchObject({ refusal: { fields: [{ code: 'not_uploaded' }] } });
    expect(await receiveIntake({ ...request, draftKey }, given)).toMatchObject({ ok: true });
  });
});
