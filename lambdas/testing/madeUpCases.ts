import { mapFields, maxLengthOf, type FieldSpec } from '@incasso/contract/FieldSpec';
import { documentKindSchema } from '@incasso/contract/documents/documentKinds';
import { documentExtension } from '@incasso/contract/documents/documentTypes';
import { mediaTypeOf } from '@incasso/contract/documents/mediaTypeOf';
import { intakeField, intakeFieldNames, mapAnswers, type IntakeAnswers } from '@incasso/contract/intakeFields';
import { referenceAlphabet } from '@incasso/contract/reference';
import type { Debt } from '@incasso/debts/Debt';
import { debtFields } from '@incasso/debts/debtFields';
import { debtsSchema } from '@incasso/debts/debtSchemas';
import fc from 'fast-check';
import * as v from 'valibot';
import { cleanFileName } from '../src/sanitizing/cleanFileName';
import type { InvoiceReading } from '../src/submissions/InvoiceReading';
import type { IntakeRecord } from '../src/submissions/SubmissionRecord';
import { suspicions } from '../src/submissions/suspicionsOf';

const line = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((text) => text.length <= 200);
const day = fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2099-12-31') });
const isoDay = day.map((date) => date.toISOString().slice(0, 10));
const amount = fc
  .bigInt({ min: -999_999_999_999n, max: 999_999_999_999n })
  .map((cents) => `${cents < 0n ? '-' : ''}${String(cents < 0n ? -cents : cents).padStart(3, '0')}`)
  .map((digits) => digits.replace(/(\d\d)$/, '.$1'));
const sha256 = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const optional = { requiredKeys: [] };

const identifier = withOptional({ value: line }, { scheme: line });
const party = withOptional(
  {
    identifiers: fc.array(identifier, { maxLength: 2 }),
    address: fc.record({ street: line, additionalStreet: line, line, postalCode: line, city: line }, optional),
    contact: fc.record({ name: line, phone: line, email: line }, optional),
  },
  {
    legalName: line,
    tradingName: line,
    companyNumber: line,
    legalIdentifier: identifier,
    vatNumber: line,
    endpoint: identifier,
  },
);

const invoice = withOptional(
  {
    kind: fc.constantFrom('invoice', 'credit_note'),
    purpose: fc.constantFrom<'debt' | 'credit' | 'none'>('debt', 'credit', 'none'),
    number: line,
    issueDate: isoDay,
    currency: line,
    amounts: fc.record({ taxExclusive: amount, tax: amount, prepaid: amount, payable: amount }),
    seller: party,
    buyer: party,
    paymentMeans: fc.array(fc.record({ code: line, account: line, iban: line, payerAccount: line }, optional), {
      maxLength: 2,
    }),
    precedingInvoices: fc.array(withOptional({ number: line }, { issueDate: isoDay }), { maxLength: 2 }),
    lines: fc.array(fc.record({ name: line, quantity: amount, amount }, optional), { maxLength: 3 }),
  },
  {
    typeCode: line,
    payee: fc.record({ name: line }),
    dueDate: isoDay,
    paymentTerms: line,
    buyerReference: line,
    orderReference: line,
  },
);

const reading: fc.Arbitrary<InvoiceReading> = fc.record({ sha256, invoice });

/** What a field may have: a draft, a document or another program can say more than its control offers. */
function anyText(spec: FieldSpec): fc.Arbitrary<string> {
  if (spec.choices !== undefined) return fc.constantFrom('', ...Object.keys(spec.choices));
  const text = fc.string({ unit: 'grapheme', maxLength: 60 }).filter(({ length }) => length <= maxLengthOf(spec));
  if (spec.control === 'day') return fc.oneof(isoDay, text);
  return spec.control === 'amount' ? fc.oneof(amount, text) : text;
}

const answers: fc.Arbitrary<IntakeAnswers> = fc.record(mapAnswers((name) => anyText(intakeField(name))));

const document = fc
  .record({
    kind: fc.constantFrom(...documentKindSchema.options),
    stem: fc.string({ unit: 'grapheme', maxLength: 30 }),
    extension: fc.constantFrom('.pdf', '.docx', '.xml', '.jpg'),
    size: fc.nat({ max: 50_000_000 }),
    sha256,
  })
  .map(({ stem, extension, ...facts }) => ({ name: cleanFileName(stem + extension), ...facts }))
  .filter(({ name }) => documentExtension(name) !== undefined)
  .map((facts) => ({ ...facts, mediaType: mediaTypeOf(facts.name) }));

const reference = fc
  .array(fc.constantFrom(...Array.from(referenceAlphabet)), { minLength: 8, maxLength: 8 })
  .map((characters) => `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`);

const debtValues = fc.record(
  mapFields(
    debtFields,
    (_, spec) => anyText(spec),
    () => fc.boolean(),
  ),
);

const source = fc.oneof(
  fc.constant({ kind: 'typed' as const }),
  withOptional(
    { kind: fc.constant('document' as const), sha256, read: debtValues },
    { total: line, typed: debtValues },
  ),
);

const debts: fc.Arbitrary<Debt[]> = fc
  .array(fc.tuple(debtValues, source), { maxLength: 4 })
  .map((rows) =>
    v.parse(
      debtsSchema,
      rows.map(([values, from], index) => ({ ...values, id: String(index), source: from })),
    ),
  )
  .map((rows) => [...rows]);

const agreement = fc.record({
  agreedAt: day.map((date) => date.toISOString()),
  generalTerms: isoDay,
  privacyPolicy: isoDay,
});

/** Records of every kind of case that may be stored. */
export const madeUpCases: fc.Arbitrary<IntakeRecord> = withOptional(
  {
    version: fc.constant(1 as const),
    kind: fc.constant('intake' as const),
    submissionId: fc.uuid(),
    attempt: fc.uuid(),
    reference,
    receivedAt: day.map((date) => date.toISOString()),
    suspicions: fc.subarray([...suspicions]),
    digest: sha256,
    answers,
    doubtful: fc.subarray([...intakeFieldNames]),
    documents: fc.array(document, { maxLength: 5 }),
    invoices: fc.array(reading, { maxLength: 2 }),
    debts,
    agreement,
  },
  { partner: line, partnerReference: line, draftKeyHash: sha256 },
);

function withOptional<Always extends object, Sometimes extends object>(
  always: { [Name in keyof Always]: fc.Arbitrary<Always[Name]> },
  sometimes: { [Name in keyof Sometimes]: fc.Arbitrary<Sometimes[Name]> },
) {
  return fc
    .tuple(fc.record(always), fc.record(sometimes, { requiredKeys: [] }))
    .map(([required, optional]) => ({ ...required, ...optional }));
}
