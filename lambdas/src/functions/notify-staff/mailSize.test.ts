import { intakeFieldNames } from '@incasso/contract/intakeFields';
import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { additionLimits, changeLimits, fieldLimits } from '@incasso/contract/limits';
import {
  idsInARow,
  keepingMailer,
  newAddition,
  storedChange,
  storedDocument,
  storedIntake,
  submissionId,
  validAnswers,
} from '../../../testing/fixtures';
import { MemoryStore } from '../../../testing/MemoryStore';
import { deliveryPorts, overviewName } from '../../../testing/startDelivery';
import { composeMail } from '../../mail/composeMail';
import { MailDeferred, type Mail } from '../../mail/Mailer';
import { jsonBody } from '../../storage/readJson';
import { storageKeys } from '../../storage/storageKeys';
import { sha256Of } from '../../submissions/digestOf';
import { maxListItems, invoiceReadingSchema, type InvoiceReading } from '../../submissions/InvoiceReading';
import type { AnyRecord } from '../../submissions/readRecords';
import type { StoredDocument } from '../../submissions/SubmissionRecord';
import * as v from 'valibot';
import { deliverMails } from './deliverMails';
import { overviewFaces } from './overview/overviewFaces';
import { writeOverview } from './overview/writeOverview';

/** What SES takes by SendRawEmail, attachments in base64: https://docs.aws.amazon.com/ses/latest/dg/quotas.html */
const sesBytes = 10 * 1024 * 1024;

const line = '€'.repeat(fieldLimits.line);
const many = <Item>(item: Item) => Array.from({ length: maxListItems }, () => item);
const identifier = { value: line, scheme: line };
const party = {
  ...{ legalName: line, tradingName: line, companyNumber: line, legalIdentifier: identifier, vatNumber: line },
  ...{ endpoint: identifier, identifiers: many(identifier) },
  address: { street: line, additionalStreet: line, line, postalCode: line, city: line, region: line, country: line },
  contact: { name: line, phone: line, email: line },
};
const amount = `${'9'.repeat(20)}.00`;

function largestReading(sha256: string): InvoiceReading {
  return v.parse(invoiceReadingSchema, {
    sha256,
    invoice: {
      ...{ kind: 'invoice', number: line, typeCode: line, issueDate: '2026-01-01', dueDate: '2026-02-01' },
      ...{ paymentTerms: line, buyerReference: line, orderReference: line, currency: line },
      amounts: {
        ...{ taxExclusive: amount, tax: amount, taxInclusive: amount, allowances: amount, charges: amount },
        ...{ prepaid: amount, rounding: amount, payable: amount },
      },
      ...{ seller: party, buyer: party, payee: { name: line, companyNumber: line } },
      paymentMeans: many({
        ...{ code: line, account: line, iban: line, bic: line, accountName: line, payerAccount: line },
        ...{ reference: line, structuredReference: line },
      }),
      precedingInvoices: many({ number: line, issueDate: '2026-01-01' }),
    },
  });
}

const answers = validAnswers(
  Object.fromEntries(
    intakeFieldNames.map((name) => [
      name,
      name === 'email' ? `${'a'.repeat(60)}@klant.example` : '€'.repeat(lengthOf(name)),
    ]),
  ),
);
function lengthOf(name: (typeof intakeFieldNames)[number]) {
  return ['documents_info', 'invoices_terms', 'partial_payments'].includes(name) ? fieldLimits.text : fieldLimits.line;
}

const newId = idsInARow();
/** Documents that fill a mail to the last byte, all e-invoices, with the longest names. */
const documents: readonly StoredDocument[] = Array.from({ length: documentLimits.maxCount }, (_, place) =>
  storedDocument(`${'é'.repeat(documentLimits.maxNameLength - 6)}${String(place).padStart(2, '0')}.xml`, {
    ...{ kind: 'invoice', size: 350_000, mediaType: 'application/xml' },
    sha256: sha256Of(Buffer.from(String(place))),
  }),
);
const invoices = documents.map(({ sha256 }) => largestReading(sha256));
const full = { documents: [...documents], invoices, answers };
const first = storedIntake({ ...full, attempt: newId(), suspicions: ['filled_too_fast'] });
const changes = Array.from({ length: changeLimits.maxCount }, (_, place) =>
  storedChange({ ...full, number: place + 1, attempt: newId() }),
);
const additions = Array.from({ length: additionLimits.maxCount }, (_, place) => ({
  ...newAddition({ attempt: newId(), additionId: newId(), note: '€'.repeat(fieldLimits.text) }),
  documents: documents.slice(2 * place, 2 * place + 2),
  invoices: invoices.slice(2 * place, 2 * place + 2),
  number: changeLimits.maxCount + place + 1,
}));

async function start(later: readonly AnyRecord[]) {
  const store = new MemoryStore();
  for (const record of [first, ...later]) {
    const { attempt, receivedAt: createdAt } = record;
    const key = 'number' in record ? storageKeys.laterRecord(record) : storageKeys.record(submissionId);
    await store.write(key, jsonBody(record));
    const entry = { version: 1, submissionId, attempt, createdAt, due: ['staff'] };
    await store.write(storageKeys.outboxEntry(record), jsonBody(entry));
  }
  for (const { sha256, size } of documents) {
    const bytes = Buffer.alloc(size, sha256);
    await store.write(storageKeys.document({ submissionId, sha256 }), { bytes, contentType: 'application/xml' });
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
  const ports = deliveryPorts(store, { mailer: ses, writeOverview: (file) => writeOverview(file, overviewFaces) });
  return { store, mailer, sizes, ports };
}

test.each([
  ['a case', [], first],
  ['its last changed version', changes, changes.at(-1)],
  ['its last addition', [...changes, ...additions], additions.at(-1)],
])('with all limits at their end, SES takes the mail on %s', async (_what, later, record) => {
  const { sizes, ports } = await start(later);

  expect(await deliverMails(submissionId, ports, record?.attempt)).toBe('delivered');

  expect(sizes).toHaveLength(1);
});

test('a case file that does not fit is named and linked, and stored whole; documents take its room', async () => {
  const { store, mailer, ports } = await start(changes);
  const key = storageKeys.caseFile({ submissionId, number: changes.length });

  await deliverMails(submissionId, ports, changes.at(-1)?.attempt);

  const [mail] = mailer.sent;
  const names = mail?.attachments.map(({ name }) => name) ?? [];
  expect(names.filter((name) => name.endsWith('.xml'))).toHaveLength(19);
  expect(names.at(-1)).toBe(overviewName);
  expect(mail?.text).toMatch(/Dossierbestand, 2\d(,\d)? MB, via link: case\.json\n {2}https:\S+\/case-5$/m);
  expect(mail?.text).toContain('‘case.json’ voor een dossiersysteem is te groot voor deze mail: open het via de link.');
  expect(mail?.text).not.toContain('De bijlage ‘case.json’');
  expect(store.json(key)).toMatchObject({
    updates: changes.length,
    changes: changes.map(({ number }) => ({ number })),
  });
});

test('a case file that does not fit is named without a link where its case is too old to store one', async () => {
  const { mailer, ports } = await start(changes);

  await deliverMails(submissionId, { ...ports, caseFileDays: -1 }, changes.at(-1)?.attempt);

  expect(mailer.sent[0]?.text).toMatch(/Dossierbestand, 2\d(,\d)? MB: case\.json\n\n/);
  expect(mailer.sent[0]?.text).toContain('is te groot voor deze mail.');
});
