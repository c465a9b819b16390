import { longestText } from '@incasso/contract/testing/sampleFields';
import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { intakeField, intakeFieldNames, type IntakeAnswers } from '@incasso/contract/intakeFields';
import { fieldLimits, mailLimits } from '@incasso/contract/limits';
import { runs } from '@incasso/contract/testing/search';
import { blankValues, maxDebts, type Debt } from '@incasso/debts/Debt';
import { debtField, debtTextNames } from '@incasso/debts/debtFields';
import { maxListItems } from '@incasso/documents/Invoice';
import { checkSources } from '@incasso/debts/mergeDebts';
import fc from 'fast-check';
import * as v from 'valibot';
import { keepingMailer, storedAddition, storedDocument, storedIntake, submissionId } from '../../../testing/fixtures';
import { MemoryStore } from '../../../testing/MemoryStore';
import { deliveryPorts, overviewName } from '../../../testing/startDelivery';
import { composeMail } from '../../mail/composeMail';
import { MailDeferred, type Mail, sizeInMail } from '../../mail/Mailer';
import { jsonBody } from '../../storage/readJson';
import { storageKeys } from '../../storage/storageKeys';
import { debtsRead } from '../../submissions/debtsOf';
import { sha256Of } from '../../submissions/digestOf';
import { invoiceReadingSchema, type InvoiceReading } from '../../submissions/InvoiceReading';
import type { AdditionRecord, IntakeRecord, StoredDocument } from '../../submissions/SubmissionRecord';
import { entryOf } from '../../submissions/OutboxEntry';
import { deliverMails } from './deliverMails';
import type { DeliveryPorts } from './DeliveryPorts';
import { overviewFaces } from './overview/overviewFaces';
import { writeOverview } from './overview/writeOverview';

/** SES's limit for SendRawEmail, with attachments in base64: https://docs.aws.amazon.com/ses/latest/dg/quotas.html */
const sesBytes = 10 * 1024 * 1024;

/** The size of a case. Its texts have maximum length, filled with one piece; names and numbers are unique. */
type Size = {
  readonly piece: string;
  readonly debts: number;
  readonly invoices: number;
  readonly documentBytes: number;
};

/** Such a case, and an addition to it with all its documents. */
function caseOf({ piece, debts, invoices, documentBytes }: Size) {
  const filled = (length: number, mark: string | number) =>
    (`${mark} ` + piece.repeat(Math.ceil(length / piece.length))).slice(0, length);
  const line = (mark: string | number) => filled(fieldLimits.line, mark);
  const many = <Item>(make: (index: number) => Item) => Array.from({ length: maxListItems }, (_, index) => make(index));
  const amount = `${'9'.repeat(20)}.00`;

  const party = (mark: number) => {
    const identifier = { value: line(mark), scheme: line(mark) };
    return {
      ...{ legalName: line(mark), tradingName: line(mark), companyNumber: line(mark), legalIdentifier: identifier },
      ...{ vatNumber: line(mark), endpoint: identifier, identifiers: many(() => identifier) },
      address: Object.fromEntries(
        ['street', 'additionalStreet', 'line', 'postalCode', 'city', 'region', 'country'].map((name) => [
          name,
          line(name),
        ]),
      ),
      contact: { name: line(mark), phone: line(mark), email: line(mark) },
    };
  };
  /** Every third is a credit note that totals leave out, with its reason. */
  const readingOf = (sha256: string, index: number): InvoiceReading =>
    v.parse(invoiceReadingSchema, {
      sha256,
      invoice: {
        ...{ kind: index % 3 === 2 ? 'credit_note' : 'invoice', number: line(index), typeCode: line(index) },
        ...{ purpose: 'debt', issueDate: '2026-01-01', ...(index % 2 === 0 && { dueDate: '2026-02-01' }) },
        ...{ paymentTerms: line('terms'), buyerReference: line('b'), orderReference: line('o'), currency: line('c') },
        amounts: {
          ...{ taxExclusive: amount, tax: amount, taxInclusive: amount, allowances: amount, charges: amount },
          ...{ prepaid: amount, rounding: amount, payable: amount },
        },
        ...{ seller: party(index), buyer: party(index + 100), payee: { name: line(index), companyNumber: line('p') } },
        paymentMeans: many(() => ({
          ...{ code: line('c'), account: line('a'), iban: line('i'), bic: line('b'), accountName: line('n') },
          ...{ payerAccount: line('p'), reference: line('r'), structuredReference: line('s') },
        })),
        lines: many((place) => ({ name: line(place), quantity: amount, amount })),
        precedingInvoices: many((preceding) => ({ number: line(1000 + preceding), issueDate: '2026-01-01' })),
      },
    });

  const texts = intakeFieldNames.map((name) => [name, longestText(intakeField(name), (length) => filled(length, 1))]);
  const answers: IntakeAnswers = {
    ...storedIntake().answers,
    ...v.parse(v.record(v.string(), v.string()), Object.fromEntries(texts)),
    email: `${'a'.repeat(60)}@klant.example`,
  };
  const debtOf = (index: number): Debt => ({
    ...blankValues,
    ...Object.fromEntries(
      debtTextNames.map((name) => [name, longestText(debtField(name), (length) => filled(length, `1${index}`))]),
    ),
    isDisputed: true,
    id: String(index),
    source: { kind: 'typed' },
  });

  const documents: readonly StoredDocument[] = Array.from({ length: documentLimits.maxCount }, (_, index) =>
    storedDocument(`${'é'.repeat(documentLimits.maxNameLength - 6)}${String(index).padStart(2, '0')}.xml`, {
      ...{ kind: 'invoice', size: Math.floor(documentBytes / documentLimits.maxCount), mediaType: 'application/xml' },
      sha256: sha256Of(Buffer.from(String(index))),
    }),
  );
  const readings = documents.slice(0, invoices).map(({ sha256 }, index) => readingOf(sha256, index));
  const content = { documents: [...documents], invoices: readings };
  const sent = Array.from({ length: debts }, (_, index) => debtOf(index));
  return {
    intake: storedIntake({
      ...content,
      answers,
      debts: checkSources(sent, debtsRead(readings)),
      suspicions: ['filled_too_fast'],
    }),
    addition: storedAddition({ ...content, note: filled(fieldLimits.text, 2) }),
  };
}

const largest: Size = {
  ...{ piece: '€', debts: maxDebts, invoices: documentLimits.maxCount, documentBytes: 7_000_000 },
};

type LargeCase = { readonly intake: IntakeRecord; readonly addition: AdditionRecord };

/** A delivery of the case, or of the addition to it. */
async function start({ intake, addition }: LargeCase, record: IntakeRecord | AdditionRecord = intake) {
  const store = new MemoryStore();
  for (const stored of [intake, addition]) await store.write(storageKeys.record(stored), jsonBody(stored));
  const entry = entryOf(record, { createdAt: record.receivedAt, due: ['staff'] });
  await store.write(storageKeys.outboxEntry(entry), jsonBody(entry));
  for (const { sha256, size } of record.documents) {
    const bytes = Buffer.alloc(size, sha256);
    await store.write(storageKeys.document({ ...record, sha256 }), { bytes, contentType: 'application/xml' });
  }
  const sizes: number[] = [];
  const mailer = keepingMailer();
  const ses = {
    async send(mail: Mail) {
      const { length } = await composeMail(mail, { name: 'Kantoor', address: 'kantoor@kantoor.example' });
      sizes.push(length);
      if (length > sesBytes) throw new MailDeferred('InvalidParameterValue', new Error('Message length'));
      return mailer.send(mail);
    },
  };
  const ports = deliveryPorts(store, { mailer: ses });
  const deliver = (changes: Partial<DeliveryPorts> = {}) => deliverMails(record, { ...ports, ...changes });
  return { store, mailer, sizes, deliver };
}

const largestOverview: Partial<DeliveryPorts> = {
  writeOverview: (...written) => writeOverview(...written, overviewFaces),
};

test.each([
  ['intake', largestOverview],
  ['addition', {}],
] as const)('with all limits reached, SES accepts the mail on an %s', async (kind, changes) => {
  const records = caseOf(largest);
  const { sizes, deliver } = await start(records, records[kind]);

  expect(await deliver(changes)).toBe('delivered');

  expect(sizes).toHaveLength(1);
});

test('SES accepts the mail on whatever the contract accepts', async () => {
  const sizes = fc.record({
    piece: fc.constantFrom('€', 'a', '"', '&', 'é', '😀', 'a €'),
    debts: fc.nat({ max: maxDebts }),
    invoices: fc.nat({ max: documentLimits.maxCount }),
    documentBytes: fc.nat({ max: 20_000_000 }),
  });

  await fc.assert(
    fc.asyncProperty(sizes, fc.constantFrom('intake', 'addition'), async (size, kind) => {
      const records = caseOf(size);
      const { deliver } = await start(records, records[kind]);

      expect(await deliver()).toBe('delivered');
    }),
    { numRuns: runs(3, 100) },
  );
});

test('attaches every document that fits, and links only the others', async () => {
  const { mailer, sizes, deliver } = await start(
    caseOf({ ...largest, debts: 1, invoices: 0, documentBytes: 12_000_000 }),
  );

  await deliver();

  const [length = 0] = sizes;
  const documents = mailer.sent[0]?.attachments.filter(({ name }) => name.endsWith('.xml')) ?? [];
  expect(documents).toHaveLength(11);
  expect(length + sizeInMail(600_000)).toBeGreaterThan(mailLimits.maxBytes);
});

test('a case file that does not fit is linked, and leaves its space to documents', async () => {
  const { store, mailer, deliver } = await start(caseOf({ ...largest, documentBytes: 5_000_000 }));
  const key = storageKeys.caseFile(submissionId);

  await deliver();

  const [mail] = mailer.sent;
  const names = mail?.attachments.map(({ name }) => name) ?? [];
  expect(names.filter((name) => name.endsWith('.xml')).length).toBeGreaterThan(5);
  expect(names.at(-1)).toBe(overviewName);
  expect(mail?.text).toMatch(/Gegevens van de aanvraag, \d(,\d)? MB, via link: case\.json\n {2}https:\S+\/case$/m);
  expect(store.json(key)).toMatchObject({ reference: 'K7QM-3TXB' });
});

test('a case file that does not fit has no link if its case is too old to store it', async () => {
  const { mailer, deliver } = await start(caseOf(largest));

  await deliver({ caseFileDays: -1 });

  expect(mailer.sent[0]?.text).toMatch(/Gegevens van de aanvraag, \d(,\d)? MB: case\.json\n\n/);
});
