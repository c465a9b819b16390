import { documentLimits } from '@incasso/contract/limits';
import { intakeField, mapFields } from '@incasso/contract/intakeFields';
import fc from 'fast-check';
import * as v from 'valibot';
import { storedIntake } from '../../testing/fixtures';
import { madeUpCases } from '../../testing/madeUpCases';
import { composeCaseFile } from '../case-file/composeCaseFile';
import { maxClaimItems, type Claim } from '../submissions/Claim';
import type { IntakeRecord } from '../submissions/SubmissionRecord';
import { caseEvent, caseEventSchema } from './caseEvent';
import { maxCaseEventBytes } from './caseEventPattern';

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

test('the event on a case is the same whenever it is made, and says where the file lies', () => {
  const record = storedIntake();

  const event = caseEvent(record, 'documents');

  expect(caseEvent(structuredClone(record), 'documents')).toEqual(event);
  expect(event).toEqual({
    version: 1,
    id: record.attempt,
    case: composeCaseFile(record),
    stored: { bucket: 'documents', key: `cases/${record.submissionId}.json` },
  });
});

test('whatever the case, its event reads by the schema and holds the whole', () => {
  fc.assert(
    fc.property(madeUpCases, (record) => {
      const event = caseEvent(record, 'documents');

      expect(v.parse(caseEventSchema, JSON.parse(JSON.stringify(event)))).toEqual(event);
      expect(event.case).toEqual(composeCaseFile(record));
    }),
    { numRuns: 200 },
  );
});

test('the largest case fits without what its e-invoices say, and the event tells that they were left out', () => {
  const record = largestCase();
  expect(bytesOf(composeCaseFile(record))).toBeGreaterThan(maxCaseEventBytes);

  const event = caseEvent(record, 'documents');

  expect(bytesOf(event)).toBeLessThan(maxCaseEventBytes / 2);
  expect(event.leftOut).toEqual(['claims']);
  expect(event.case).toEqual({ ...composeCaseFile(record), claims: [] });
  expect(v.is(caseEventSchema, JSON.parse(JSON.stringify(event)))).toBe(true);
});

/** As long as a record may be, in letters of three bytes. */
function largestCase(): IntakeRecord {
  const long = (length: number) => '€'.repeat(length);
  const documents = Array.from({ length: documentLimits.maxCount }, (_, place) => ({
    name: `${long(documentLimits.maxNameLength - 4)}.xml`,
    size: documentLimits.maxBytes,
    sha256: String(place).padStart(64, '0'),
    mediaType: 'application/xml',
  }));
  const party = { identifiers: [], address: { street: long(200) }, contact: {} };
  const claims = documents.map(({ sha256 }): Claim => {
    const paymentMeans = Array.from({ length: maxClaimItems }, () => ({ accountName: long(200) }));
    const invoice = { kind: 'invoice', number: '1', issueDate: '2026-01-01', currency: 'EUR' } as const;
    const lists = { paymentMeans, precedingInvoices: [] };
    return { sha256, invoice: { ...invoice, amounts: { payable: '1.00' }, seller: party, buyer: party, ...lists } };
  });
  const answers = mapFields((name) => long(intakeField(name).maxLength));
  return storedIntake({ answers, documents, claims, partner: long(200) });
}
