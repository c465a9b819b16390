import { now, storedIntake, submissionId } from '../../../testing/fixtures';
import { planDocuments } from './planDocuments';

const document = (name: string, size: number) => ({
  name,
  size,
  sha256: Buffer.from(name).toString('hex').padEnd(64, '0').slice(0, 64),
  mediaType: 'application/pdf',
});
const ports = {
  now,
  room: 7_000_000,
  linkTo: (claim: { submissionId: string; expiresAt: Date }) =>
    `${claim.submissionId} ${claim.expiresAt.toISOString()}`,
};

test('documents are attached while they total 7 MB, each under its own name that begins with the reference', () => {
  const documents = [document('factuur.pdf', 3_000_000), document('Factuur.pdf', 3_999_999), document('bijlage', 1)];

  const plan = planDocuments(storedIntake({ documents }), ['clean', 'not_scanned', 'clean'], ports);

  expect(plan).toEqual([
    { kind: 'attached', document: documents[0], attachmentName: 'K7QM-3TXB factuur.pdf', isScanned: true },
    { kind: 'attached', document: documents[1], attachmentName: 'K7QM-3TXB Factuur (2).pdf', isScanned: false },
    { kind: 'attached', document: documents[2], attachmentName: 'K7QM-3TXB bijlage', isScanned: true },
  ]);
});

test('a name that looks like the second of another is no second one itself', () => {
  const documents = ['a.pdf', 'a (2).pdf', 'A.pdf', 'a.pdf'].map((name) => document(name, 1));

  const plan = planDocuments(storedIntake({ documents }), ['clean', 'clean', 'clean', 'clean'], ports);

  expect(plan.map((each) => 'attachmentName' in each && each.attachmentName)).toEqual([
    'K7QM-3TXB a.pdf',
    'K7QM-3TXB a (2).pdf',
    'K7QM-3TXB A (3).pdf',
    'K7QM-3TXB a (4).pdf',
  ]);
});

test('one byte more and all of them go by link, for thirty days', () => {
  const documents = [document('factuur.pdf', 3_000_000), document('groot.pdf', 4_000_001)];

  const plan = planDocuments(storedIntake({ documents }), ['clean', 'clean'], ports);

  const url = `${submissionId} 2026-04-01T13:05:00.000Z`;
  expect(plan).toEqual(documents.map((each) => ({ kind: 'linked', document: each, url, isScanned: true })));
});

test('documents that may not be opened do not count, and are told apart', () => {
  const documents = ['a', 'b', 'c', 'd'].map((name) => document(name, 5_000_000));

  const plan = planDocuments(storedIntake({ documents }), ['clean', 'pending', 'infected', 'failed'], ports);

  expect(plan.map(({ kind }) => kind)).toEqual(['attached', 'awaited', 'infected', 'unscannable']);
});
