import type { Receipt } from '@incasso/browser/host/Receipt';
import { newestVersions } from '@incasso/contract/legalVersions';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { hash, invoice, never, receipt, settle, startAtDocuments } from '../testing/startWizard';
import { keepReceipt } from './keepReceipt';

const stored = { name: 'factuur.pdf', size: 1000, sha256: hash };
const answered = { ...receipt, documents: [stored, { name: 'factuur (2).pdf', size: 8, sha256: 'b'.repeat(64) }] };

function startAndKeep(sendSubmission: () => Promise<typeof answered>, load: jest.Mock) {
  const wizard = startAtDocuments({ sendSubmission });
  wizard.actor.send({ type: 'documents.added', documents: [{ ...invoice, kind: 'invoice' }] });
  wizard.actor.send({ type: 'document.checked', id: invoice.id, verdict: { sha256: hash } });
  keepReceipt(wizard.actor, load);
  return wizard;
}

test("keeps the received answers, with the visitor's kind for each document", async () => {
  const kept: Receipt[] = [];
  const load = jest.fn(() => Promise.resolve({ keep: (given: Receipt) => void kept.push(given) }));
  const { actor } = startAndKeep(() => Promise.resolve(answered), load);

  actor.send({ type: 'form.submitted' });
  await settle();

  expect(kept).toEqual([
    {
      reference: 'K7QM-3TXB',
      partnerReference: 'KLANT-17',
      receivedAt: '2026-03-02T10:00:00.000Z',
      caseKey: 'key',
      answers: sampleAnswers(),
      debts: [],
      termsVersions: newestVersions,
      documents: [
        { ...stored, kind: 'invoice' },
        { name: 'factuur (2).pdf', size: 8, sha256: 'b'.repeat(64), kind: undefined },
      ],
    },
  ]);
});

test('loads the receipt code once, after sending starts and before the response arrives', async () => {
  const load = jest.fn(() => Promise.resolve({ keep: jest.fn() }));
  const { actor } = startAndKeep(never, load);
  expect(load).not.toHaveBeenCalled();

  actor.send({ type: 'form.submitted' });
  await settle();

  expect(load).toHaveBeenCalledTimes(1);
});

test('retries a failed load once the case is stored', async () => {
  const keep = jest.fn();
  const load = jest.fn().mockResolvedValueOnce(undefined).mockResolvedValueOnce({ keep });
  const { actor } = startAndKeep(() => Promise.resolve(answered), load);

  actor.send({ type: 'form.submitted' });
  await settle();

  expect(keep).toHaveBeenCalledTimes(1);
});
