import * as v from 'valibot';
import { laterRecordSchema } from './LaterRecord';
import { outboxEntrySchema } from './OutboxEntry';
import { submissionRecordSchema } from './SubmissionRecord';

// Written by hand instead of by our fixtures: buckets contain such objects. If one can no longer be read, its case is
// lost to the staff. See docs/decisions/keep-stored-shapes-readable.md.
const head = {
  version: 1,
  reference: 'K7QM-3TXB',
  submissionId: '11111111-1111-4111-8111-111111111111',
  receivedAt: '2026-03-02T13:05:00.000Z',
  suspicions: ['filled_too_fast'],
  attempt: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
  digest: 'd'.repeat(64),
};
const answers = {
  company_name: 'Bakkerij Voorbeeld BV',
  vat_number: '0123.456.749',
  address: 'Voorbeeldstraat 2, 8500 Kortrijk',
  contact_person: 'Jan Voorbeeld',
  phone: '+32 56 36 00 00',
  email: 'jan@bakkerij.example',
  bank_account: 'BE68 5390 0754 7034',
  documents_info: 'Twee facturen\nvan maart',
  invoices_terms: '',
  partial_payments: '',
};
const document = {
  kind: 'invoice',
  name: 'factuur.pdf',
  size: 900,
  sha256: 'a'.repeat(64),
  mediaType: 'application/pdf',
};
const invoices = [
  {
    sha256: 'a'.repeat(64),
    invoice: {
      kind: 'invoice',
      number: '2026-0012',
      issueDate: '2026-01-05',
      currency: 'EUR',
      amounts: { payable: '1210.00' },
      seller: { legalName: 'Bakkerij Voorbeeld BV', identifiers: [], address: {}, contact: {} },
      buyer: { legalName: 'Voorbeeld Interieur BV', identifiers: [], address: {}, contact: {} },
      paymentMeans: [],
      precedingInvoices: [],
    },
  },
];
const content = { answers, doubtful: ['phone'], documents: [document], invoices, revision: 1 };
const values = {
  ...{ debtor: 'Voorbeeld Interieur BV', number: '', email: '', invoice: '2026-0012' },
  ...{ issueDate: '2026-01-05', dueDate: '', amount: '€ 1.210,00', isDisputed: false, isCredit: false },
};
const debts = [
  { id: '1', ...values, amount: '€ 500,00', source: { kind: 'document', sha256: 'a'.repeat(64), read: values } },
  { id: '12', ...values, isDisputed: true, source: { kind: 'typed' } },
];
const agreement = { agreedAt: head.receivedAt, generalTerms: '2026-01-15', privacyPolicy: '2025-11-01' };
const message = { name: 'An Voorbeeld', email: 'an@klant.example', company: '', phone: '', message: 'Goedemiddag' };
const addition = {
  number: 1,
  additionId: '33333333-3333-4333-8333-333333333333',
  note: '',
  documents: [],
  invoices: [],
};

test.each([
  ['a case', submissionRecordSchema, { ...head, kind: 'intake', ...content }],
  ['a case of a partner', submissionRecordSchema, { ...head, kind: 'intake', ...content, partner: 'Voorbeeld' }],
  ['a case with a key', submissionRecordSchema, { ...head, kind: 'intake', ...content, draftKeyHash: 'e'.repeat(64) }],
  ['a case with rows', submissionRecordSchema, { ...head, kind: 'intake', ...content, debts }],
  ['a case with an agreement', submissionRecordSchema, { ...head, kind: 'intake', ...content, agreement }],
  ['a message', submissionRecordSchema, { ...head, kind: 'contact', message }],
  ['an addition', laterRecordSchema, { ...head, kind: 'addition', ...addition }],
  ['a changed version', laterRecordSchema, { ...head, kind: 'change', number: 15, ...content }],
  [
    'an outbox entry',
    outboxEntrySchema,
    {
      version: 1,
      submissionId: head.submissionId,
      attempt: head.attempt,
      createdAt: head.receivedAt,
      due: ['staff', 'visitor'],
      leasedAt: head.receivedAt,
      failures: { count: 1, firstAt: head.receivedAt, lastKind: 'Error' },
    },
  ],
])('%s as version 1 writes it is read without loss', (_name, schema, stored) => {
  expect(v.parse(schema, stored)).toMatchObject(stored);
});
