import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { sampleInvoice } from '@incasso/documents/testing/sampleInvoice';
import { changeDocuments, unreadOf, type DocumentChecked } from './changeDocuments';
import type { WizardDocument } from './WizardDocument';

const document = (id: string, changes: Partial<WizardDocument> = {}): WizardDocument => ({
  id,
  name: `${id}.pdf`,
  size: 1000,
  kind: undefined,
  verdict: { sha256: id },
  ...changes,
});
const part = (id: string, partOf = 'mail') => ({ ...unreadOf(document(id)), partOf });
const mail = document('mail', { name: 'klacht.eml', verdict: undefined });
const read: DocumentChecked = {
  type: 'document.checked',
  id: 'mail',
  verdict: { sha256: 'mail', mail: { subject: 'Klacht', from: '' } },
  found: [part('a'), part('b')],
};

const after = (documents: readonly WizardDocument[], event: DocumentChecked = read, mayHaveArrived = false) =>
  changeDocuments({ documents, mayHaveArrived }, event).documents;
const idsOf = (documents: readonly WizardDocument[]) => documents.map(({ id }) => id);

test("a mail's attachments follow it, once", () => {
  const documents = after([document('first'), mail, document('last')]);

  expect(idsOf(documents)).toEqual(['first', 'mail', 'a', 'b', 'last']);
  expect(documents[1]).toMatchObject({ leftWithin: 0 });
  expect(documents[2]).toEqual({ ...part('a'), verdict: undefined });
});

test('the files in an e-invoice follow it', () => {
  const event = { ...read, verdict: { sha256: 'mail', invoice: sampleInvoice() } };

  expect(idsOf(after([document('first'), mail], event))).toEqual(['first', 'mail', 'a', 'b']);
});

test('the contents of a zip replace it', () => {
  const zip = document('zip', { name: 'alles.zip', verdict: undefined });
  const event = {
    type: 'document.checked',
    id: 'zip',
    verdict: {},
    found: [part('a', 'zip'), part('b', 'zip')],
  } as const;

  expect(idsOf(after([document('first'), zip, document('last')], event))).toEqual(['first', 'a', 'b', 'last']);
});

test('attachments that exceed the limits stay inside their mail', () => {
  const others = Array.from({ length: documentLimits.maxCount - 2 }, (_, place) => document(`${place}`));

  const documents = after([mail, ...others]);

  expect(idsOf(documents).slice(0, 3)).toEqual(['mail', 'a', '0']);
  expect(documents[0]).toMatchObject({ leftWithin: 1 });
});

test('content sets the kind of a document, unless one is chosen or it may have arrived', () => {
  const verdict = { sha256: 'a', kind: 'correspondence' } as const;
  const kindAfter = (kind?: 'reminder', mayHaveArrived = false) =>
    changeDocuments(
      { documents: [{ ...mail, kind, verdict: undefined }], mayHaveArrived },
      { type: 'document.checked', id: mail.id, verdict },
    ).documents[0]?.kind;

  expect([kindAfter(), kindAfter('reminder'), kindAfter(undefined, true)]).toEqual([
    'correspondence',
    'reminder',
    undefined,
  ]);
});

test('adds nothing to what may have arrived, nor from a mail that was removed meanwhile', () => {
  expect(idsOf(after([mail], read, true))).toEqual(['mail']);
  expect(idsOf(after([document('first')]))).toEqual(['first']);
});

test('an attachment that is refused stays inside its mail', () => {
  const isRefused = { type: 'document.checked', id: 'a', verdict: { refusal: 'heic_photo' } } as const;

  expect(idsOf(after(after([mail]), isRefused))).toEqual(['mail', 'b']);
});

test('an attachment that is already a document is not added, whichever was read first', () => {
  const found = after([mail, document('own', { verdict: undefined })]);
  const isA = { type: 'document.checked', id: 'a', verdict: { sha256: 'same' } } as const;
  const isOwn = { type: 'document.checked', id: 'own', verdict: { sha256: 'same' } } as const;

  expect(idsOf(after(after(found, isA), isOwn))).toEqual(['mail', 'b', 'own']);
  expect(idsOf(after(after(found, isOwn), isA))).toEqual(['mail', 'b', 'own']);
});
