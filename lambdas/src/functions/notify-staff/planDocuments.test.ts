import type { DocumentKind } from '@incasso/contract/documents/documentKinds';
import { now, storedDocument, storedIntake, submissionId } from '../../../testing/fixtures';
import { sizeInMail } from '../../mail/Mailer';
import { planDocuments } from './planDocuments';

const document = (name: string, size: number, kind: DocumentKind = 'other') =>
  storedDocument(name, { size, kind, sha256: Buffer.from(name).toString('hex').padEnd(64, '0').slice(0, 64) });
/** Bytes that fill one line of a mail. */
const line = 57;
const ports = {
  now,
  room: sizeInMail(8 * line),
  linkTo: (link: { submissionId: string; expiresAt: Date }) => `${link.submissionId} ${link.expiresAt.toISOString()}`,
};
const url = `${submissionId} 2026-04-01T13:05:00.000Z`;

test('documents are attached as long as all fit, each under its own name', () => {
  const documents = [
    document('factuur.pdf', 3 * line, 'invoice'),
    document('Factuur.pdf', 4 * line - 1, 'invoice'),
    document('bijlage', 1),
  ];

  const plan = planDocuments(storedIntake({ documents }), ['clean', 'not_scanned', 'clean'], ports);

  const attached = (index: number, name: string, isScanned: boolean) => ({
    kind: 'attached',
    document: documents[index],
    attachmentName: `K7QM-3TXB - ${name}`,
    isScanned,
  });
  expect(plan).toEqual([
    attached(0, 'Factuur - factuur.pdf', true),
    attached(1, 'Factuur - Factuur (2).pdf', false),
    attached(2, 'Ander document - bijlage', true),
  ]);
});

test('a document that is too large is linked for thirty days, and the others are attached', () => {
  const documents = [document('groot.pdf', 8 * line + 1), ...['a', 'b', 'c'].map((name) => document(name, line))];

  const plan = planDocuments(storedIntake({ documents }), ['clean', 'clean', 'clean', 'clean'], ports);

  expect(plan[0]).toEqual({ kind: 'linked', document: documents[0], url, isScanned: true });
  expect(plan.map(({ kind }) => kind)).toEqual(['linked', 'attached', 'attached', 'attached']);
});

test('invoices are attached before others, and small ones before large ones', () => {
  const documents = [
    document('contract.pdf', line),
    document('factuur 1.pdf', 5 * line, 'invoice'),
    document('factuur 2.pdf', 4 * line, 'invoice'),
    document('aanmaning.pdf', line + 1),
    document('creditnota.pdf', 3 * line, 'credit_note'),
  ];

  const plan = planDocuments(
    storedIntake({ documents }),
    documents.map(() => 'clean'),
    ports,
  );

  expect(plan.map(({ kind }) => kind)).toEqual(['attached', 'linked', 'attached', 'linked', 'attached']);
});

test('documents that may not be opened take no space, and are listed separately', () => {
  const documents = ['a', 'b', 'c', 'd'].map((name) => document(name, 5 * line));

  const plan = planDocuments(storedIntake({ documents }), ['pending', 'infected', 'failed', 'clean'], ports);

  expect(plan.map(({ kind }) => kind)).toEqual(['awaited', 'infected', 'unscannable', 'attached']);
});
