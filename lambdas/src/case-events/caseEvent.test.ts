import { additionLimits, changeLimits, documentLimits, fieldLimits } from '@incasso/contract/limits';
import { intakeField, mapFields } from '@incasso/contract/intakeFields';
import fc from 'fast-check';
import * as v from 'valibot';
import { storedAddition, storedChange, storedIntake } from '../../testing/fixtures';
import { madeUpHistories } from '../../testing/madeUpCases';
import { composeCaseFile } from '../case-file/composeCaseFile';
import { atFirst } from '../submissions/CaseHistory';
import { maxClaimItems, type Claim } from '../submissions/Claim';
import type { IntakeRecord } from '../submissions/SubmissionRecord';
import { caseEvent, caseEventSchema } from './caseEvent';
import { maxCaseEventBytes } from './caseEventPattern';

const eventOn = (record: IntakeRecord) => caseEvent({ record, history: atFirst(record), bucket: 'documents' });
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

test('the event on a case is the same whenever it is made, and says where the file lies', () => {
  const record = storedIntake();

  const event = eventOn(record);

  expect(eventOn(structuredClone(record))).toEqual(event);
  expect(event).toEqual({
    version: 1,
    id: record.attempt,
    case: composeCaseFile(atFirst(record)),
    stored: { bucket: 'documents', key: `cases/${record.submissionId}.json` },
  });
});

test('the event on an addition has its id, names it, and says where the case with it lies', () => {
  const additions = [storedAddition(), storedAddition({ number: 2, attempt: 'dddddddd-dddd-4ddd-8ddd-dddddddddddd' })];
  const [record = storedAddition()] = additions;
  const history = { first: storedIntake(), changes: [], additions };

  const event = caseEvent({ record, history, bucket: 'documents' });

  expect(event).toEqual({
    version: 1,
    id: record.attempt,
    update: { kind: 'addition', number: 1 },
    case: composeCaseFile(history),
    stored: { bucket: 'documents', key: `case-updates/${record.submissionId}/2.json` },
  });
});

test('whatever the case, its event reads by the schema and holds the whole', () => {
  fc.assert(
    fc.property(madeUpHistories, (history) => {
      const event = caseEvent({ record: history.additions[0] ?? history.first, history, bucket: 'documents' });

      expect(v.parse(caseEventSchema, JSON.parse(JSON.stringify(event)))).toEqual(event);
      expect(event.case).toEqual(composeCaseFile(history));
    }),
    { numRuns: 200 },
  );
});

test('the largest case fits without what its e-invoices say, and the event tells that they were left out', () => {
  const record = largestCase();
  expect(bytesOf(composeCaseFile(atFirst(record)))).toBeGreaterThan(maxCaseEventBytes);

  const event = eventOn(record);

  expect(bytesOf(event)).toBeLessThan(maxCaseEventBytes / 2);
  expect(event.leftOut).toEqual(['claims']);
  expect(event.case).toEqual({ ...composeCaseFile(atFirst(record)), claims: [] });
  expect(v.is(caseEventSchema, JSON.parse(JSON.stringify(event)))).toBe(true);
});

test('the largest case with all that may be added fits too, without what any e-invoices say', () => {
  const first = largestCase();
  const { documents, claims } = first;
  const additions = Array.from({ length: additionLimits.maxCount }, (_, place) =>
    storedAddition({
      number: place + 1,
      note: '€'.repeat(fieldLimits.text),
      ...(place === 0 && { documents, claims }),
    }),
  );

  const event = caseEvent({ record: first, history: { first, changes: [], additions }, bucket: 'documents' });

  expect(bytesOf(event)).toBeLessThan(maxCaseEventBytes);
  expect(event.leftOut).toEqual(['claims']);
  expect(event.case.additions).toMatchObject(additions.map(({ note }) => ({ note, claims: [] })));
  expect(event.case.additions?.[0]?.documents).toHaveLength(documents.length);
});

test('versions that were replaced stay out too where they do not fit, and the stored file has them', () => {
  const first = largestCase();
  const changes = Array.from({ length: changeLimits.maxCount }, (_, place) =>
    storedChange({ ...first, kind: 'change', number: place + 1 }),
  );
  const few = caseEvent({
    record: first,
    history: { first, changes: changes.slice(0, 1), additions: [] },
    bucket: 'b',
  });
  const [last = storedChange()] = changes.slice(-1);

  const event = caseEvent({ record: last, history: { first, changes, additions: [] }, bucket: 'b' });

  expect(few.leftOut).toEqual(['claims']);
  expect(few.case.changes).toMatchObject([{ number: 1, replaced: { answers: first.answers, claims: [] } }]);
  expect(bytesOf(event)).toBeLessThan(maxCaseEventBytes);
  expect(event).toMatchObject({
    update: { kind: 'change', number: changes.length },
    leftOut: ['claims', 'changes'],
    stored: { key: `case-updates/${first.submissionId}/${changes.length}.json` },
  });
  expect(event.case).toEqual({ ...composeCaseFile(atFirst(first)), claims: [], updates: changes.length });
});

/** As long as a record may be, in letters of three bytes. */
function largestCase(): IntakeRecord {
  const long = (length: number) => '€'.repeat(length);
  const documents = Array.from({ length: documentLimits.maxCount }, (_, place) => ({
    kind: 'correspondence' as const,
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
