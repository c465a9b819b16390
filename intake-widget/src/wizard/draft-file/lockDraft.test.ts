/** @jest-environment node */
import { Encrypter } from 'age-encryption';
import fc from 'fast-check';
import { mapFields } from '@incasso/contract/intakeFields';
import { documentLimits } from '@incasso/contract/limits';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { maxDraftFileBytes, type DraftFile } from './DraftFile';
import { lockDraft } from './lockDraft';
import { refuseAtSight } from './refuseAtSight';
import { unlockDraft } from './unlockDraft';

const passphrase = 'een zin die niemand raadt';
/** The least that scrypt does: the tests are about the format. */
const fast = 1;

const file = (name: string, bytes: Uint8Array<ArrayBuffer> | string) => new File([bytes], name);

const sample: DraftFile = {
  answers: sampleAnswers(),
  invoices: {
    found: sampleAnswers(),
    taken: mapFields(() => ''),
    lines: [{ subject: 'F-2026-1', text: 'Factuur F-2026-1: 100 euro' }],
  },
  documents: [
    { file: file('factuur.pdf', 'eerste'), kind: 'invoice' },
    { file: file('leeg.pdf', ''), kind: undefined },
    { file: file('foto é.jpg', new Uint8Array(200_000).fill(7)), kind: 'other' },
  ],
};

/** What of a draft can be compared. */
async function plain({ documents, ...rest }: DraftFile) {
  const described = documents.map(({ file: { name, size }, kind }) => ({ name, size, kind }));
  const bytes = documents.map(async ({ file: document }) => Buffer.from(await document.arrayBuffer()).toString('hex'));
  return { ...rest, documents: described, bytes: await Promise.all(bytes) };
}

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer());
}

/** A file whose lock is ours and whose content is not. */
async function lockContent(content: string): Promise<Blob> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(fast);
  return new Blob([new Uint8Array(await encrypter.encrypt(content))]);
}

const unreadable = (refusal: string) => ({ ok: false, refusal });

test('a draft that was sent opens with what tells it from others, and one that was not without', async () => {
  const sent = {
    submissionId: '3f0c7b6e-2f0e-4d57-9a55-6d1d3f1f0f01',
    draftKey: '9c7a4b1e-5d0f-4e1b-8c2a-3f6d9e0b1a2c',
    revision: 2,
  };

  const opened = await unlockDraft(await lockDraft({ ...sample, sent }, passphrase, fast), passphrase);
  const unsent = await unlockDraft(await lockDraft(sample, passphrase, fast), passphrase);

  expect(opened).toMatchObject({ ok: true, draft: { sent } });
  expect(unsent.ok && unsent.draft.sent).toBeUndefined();
});

test('what is locked opens with its passphrase, answers and documents alike', async () => {
  const opened = await unlockDraft(await lockDraft(sample, passphrase, fast), passphrase);

  if (!opened.ok) throw new Error(opened.refusal);
  expect(await plain(opened.draft)).toEqual(await plain(sample));
  expect(opened.draft.documents.map(({ file: { type } }) => type)).toEqual([
    'application/pdf',
    'application/pdf',
    'image/jpeg',
  ]);
});

test('any answers, names and bytes come back as they were', async () => {
  const text = fc.string({ unit: 'binary' });
  const name = fc.string({ minLength: 1, maxLength: 200 }).map((part) => `${part}.pdf`);
  const document = fc.record({
    file: fc
      .tuple(name, fc.uint8Array({ maxLength: 3000 }))
      .map(([given, bytes]) => file(given, new Uint8Array(bytes))),
    kind: fc.constantFrom('invoice' as const, 'terms' as const, undefined),
  });
  const drafts = fc.record({
    answers: fc.array(text, { minLength: 10, maxLength: 10 }).map((words) => mapFields(() => words.pop() ?? '')),
    documents: fc.array(document, { maxLength: documentLimits.maxCount }),
  });

  await fc.assert(
    fc.asyncProperty(drafts, text, async (draft, words) => {
      const opened = await unlockDraft(await lockDraft(draft, words, fast), words);

      if (!opened.ok) throw new Error(opened.refusal);
      expect(await plain(opened.draft)).toEqual(await plain({ invoices: undefined, ...draft }));
    }),
    { numRuns: 50 },
  );
});

test('a letter with an accent is the same however the keyboard makes it', async () => {
  const opened = await unlockDraft(await lockDraft(sample, 'caf\u00e9 op de hoek', fast), 'cafe\u0301 op de hoek');

  expect(opened.ok).toBe(true);
});

test('nothing that was typed can be read in the file, and no two files are alike', async () => {
  const first = await lockDraft(sample, passphrase, fast);
  const second = await lockDraft(sample, passphrase, fast);

  const text = Buffer.from(await first.arrayBuffer()).toString('latin1');
  for (const words of [...Object.values(sample.answers), 'factuur.pdf', 'eerste', passphrase]) {
    if (words !== '') expect(text).not.toContain(words);
  }
  expect(await bytesOf(second)).not.toEqual(await bytesOf(first));
});

test('another passphrase does not open it, and says so', async () => {
  const locked = await lockDraft(sample, passphrase, fast);

  expect(await unlockDraft(locked, `${passphrase}.`)).toEqual(unreadable('wrong_passphrase'));
});

test('a file of which any byte changed does not open', async () => {
  const small = { ...sample, documents: [{ file: file('factuur.pdf', 'eerste'), kind: 'invoice' as const }] };
  const bytes = await bytesOf(await lockDraft(small, passphrase, fast));
  const outcomes = new Set<string>();

  for (let position = 0; position < bytes.length; position += 1) {
    const changed = bytes.slice();
    changed[position] = (changed[position] ?? 0) ^ 1;
    const opened = await unlockDraft(new Blob([changed]), passphrase);
    outcomes.add(opened.ok ? 'opened' : opened.refusal);
  }

  expect([...outcomes].sort()).toEqual(['damaged', 'foreign', 'wrong_passphrase']);
});

test('a file that was cut off or grew does not open', async () => {
  const bytes = await bytesOf(await lockDraft(sample, passphrase, fast));
  const ends = [200, 500, 65_536, 65_752, bytes.length - 17, bytes.length - 1];
  const cut = await Promise.all(ends.map((end) => unlockDraft(new Blob([bytes.slice(0, end)]), passphrase)));

  expect(cut).toEqual(ends.map(() => unreadable('damaged')));
  expect(await unlockDraft(new Blob([bytes, 'x']), passphrase)).toEqual(unreadable('damaged'));
});

test.each([
  ['an empty file', ''],
  ['a PDF', '%PDF-1.7\n'],
  ['an age file for a key', 'age-encryption.org/v1\n-> X25519 TEiF0ypqr+bpvcqXNyCVJpL7OuwPdVwPL7KQEbFDOCc\n'],
  ['an age file of a later version', 'age-encryption.org/v2\n-> scrypt bBjlhJVYZeE4aqUdmtRHfw 17\n'],
  ['one that asks for too much of a device', 'age-encryption.org/v1\n-> scrypt bBjlhJVYZeE4aqUdmtRHfw 19\n'],
])('%s is foreign at sight', async (_name, content) => {
  expect(await refuseAtSight(new Blob([content]))).toBe('foreign');
});

test('a file that is too large is refused before any of it is read', async () => {
  const huge = new Blob();
  Object.defineProperty(huge, 'size', { value: maxDraftFileBytes + 1 });
  const read = jest.spyOn(huge, 'slice');

  expect(await refuseAtSight(huge)).toBe('too_large');
  expect(await unlockDraft(huge, passphrase)).toEqual(unreadable('too_large'));
  expect(read).not.toHaveBeenCalled();
});

test('the largest draft that the wizard takes fits a draft file', async () => {
  const largest = mapFields(() => 'é'.repeat(5000));
  const locked = await lockDraft({ answers: largest, invoices: sample.invoices, documents: [] }, passphrase, fast);

  const withDocuments = locked.size + documentLimits.maxTotalBytes * (1 + 16 / 65_536);
  expect(withDocuments).toBeLessThan(maxDraftFileBytes);
});

const version1 = { format: 'aanvraag', version: 1, answers: {}, documents: [] };
const document = { name: 'factuur.pdf', size: 3, kind: 'invoice' };

test.each([
  ['no line at all', 'vrije tekst', 'foreign'],
  ['JSON of something else', '{"format":"iets anders","version":1}\n', 'foreign'],
  ['a later version', '{"format":"aanvraag","version":2,"nieuw":true}\n', 'newer'],
  ['answers that are no text', `${JSON.stringify({ ...version1, answers: { email: 1 } })}\n`, 'foreign'],
  ['fewer bytes than it says', `${JSON.stringify({ ...version1, documents: [document] })}\nab`, 'foreign'],
  ['more bytes than it says', `${JSON.stringify({ ...version1, documents: [document] })}\nabcd`, 'foreign'],
  [
    'too many documents',
    `${JSON.stringify({ ...version1, documents: Array(21).fill({ ...document, size: 0 }) })}\n`,
    'foreign',
  ],
  ['a size below nothing', `${JSON.stringify({ ...version1, documents: [{ ...document, size: -3 }] })}\n`, 'foreign'],
  [
    'a kind that there is not',
    `${JSON.stringify({ ...version1, documents: [{ ...document, kind: 'x' }] })}\nabc`,
    'foreign',
  ],
])('content that the passphrase opens is judged all the same: %s', async (_name, content, refusal) => {
  expect(await unlockDraft(await lockContent(content), passphrase)).toEqual(unreadable(refusal));
});

test('fields that this version does not know are dropped, those that are missing are empty', async () => {
  const content = { ...version1, answers: { company_name: 'Bestand BV (voorbeeld)', onbekend: 'x' }, meer: true };

  const opened = await unlockDraft(await lockContent(`${JSON.stringify(content)}\n`), passphrase);

  expect(opened).toEqual({
    ok: true,
    draft: {
      answers: mapFields((name) => (name === 'company_name' ? 'Bestand BV (voorbeeld)' : '')),
      invoices: undefined,
      documents: [],
    },
  });
});
