import { emptyIntakeAnswers } from '@incasso/contract/intakeFields';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { blankValues } from '@incasso/debts/Debt';
import {
  hash,
  invoice,
  never,
  nextIds,
  receipt,
  settle,
  startAtDocuments,
  startWizard,
  type WizardActors,
} from '../testing/startWizard';
import { testEvents } from '../testing/testEvents';
import type { WizardEvent } from './WizardEvent';

const sent = {
  submissionId: 'of before',
  draftKey: 'key of before',
  answers: sampleAnswers(),
  prefilled: emptyIntakeAnswers(),
  agreeToTerms: true,
  debts: [],
  isArrivalUnknown: true,
};

const events: { readonly [Type in WizardEvent['type']]: Extract<WizardEvent, { type: Type }> } = {
  'answer.changed': { type: 'answer.changed', name: 'company_name', value: 'Andere BV' },
  'answer.left': { type: 'answer.left', name: 'vat_number' },
  'answers.prefilled': { type: 'answers.prefilled', answers: { phone: '+32 56 00 00 01' } },
  'answers.found': { type: 'answers.found', answers: { documents_info: 'Gevonden.' } },
  'terms.changed': { type: 'terms.changed', isAgreed: true },
  'picker.asked': { type: 'picker.asked' },
  'documents.added': { type: 'documents.added', documents: [{ ...invoice, id: 'added' }] },
  'document.checked': { type: 'document.checked', id: 'unknown', verdict: { sha256: hash } },
  'document.labelled': { type: 'document.labelled', id: 'invoice', kind: 'invoice' },
  'document.removed': { type: 'document.removed', id: 'invoice' },
  'debt.opened': { type: 'debt.opened', id: '1' },
  'debt.closed': { type: 'debt.closed', id: '1' },
  'debt.changed': { type: 'debt.changed', id: '1', values: { debtor: 'ACME BV' } },
  'debt.added': { type: 'debt.added' },
  'debts.pasted': { type: 'debts.pasted', rows: [{ ...blankValues, debtor: 'Geplakt BV' }] },
  'debt.removed': { type: 'debt.removed', id: '1' },
  'debt.answered': { type: 'debt.answered', id: '1', isSame: false },
  'debt.kept': { type: 'debt.kept', id: '1' },
  'invoices.applied': {
    type: 'invoices.applied',
    answers: { company_name: 'Gelezen BV' },
    invoices: undefined,
    report: undefined,
  },
  'form.submitted': { type: 'form.submitted' },
  'step.returned': { type: 'step.returned' },
  'step.opened': { type: 'step.opened', step: 1 },
  'answer.revisited': { type: 'answer.revisited', name: 'email' },
  'missingInfo.dismissed': { type: 'missingInfo.dismissed' },
  'submission.sent': { type: 'submission.sent' },
  'draft.found': { type: 'draft.found', draft: { ...sent, step: 3, documents: [] } },
  'draft.copied': { type: 'draft.copied', next: nextIds, documentIds: {} },
  'draft.unkept': { type: 'draft.unkept' },
  'draft.over': { type: 'draft.over' },
  'draft.discarded': { type: 'draft.discarded', next: nextIds },
};

const always = ['document.checked', 'draft.unkept', 'draft.over'];
const whileSending = [...always, 'submission.sent'];
const whileFilling = [
  ...always,
  'answer.changed',
  'answer.left',
  'answers.found',
  'answers.prefilled',
  'debt.opened',
  'debt.closed',
  'debt.changed',
  'debt.added',
  'debts.pasted',
  'debt.removed',
  'debt.answered',
  'debt.kept',
  'terms.changed',
  'picker.asked',
  'documents.added',
  'document.labelled',
  'document.removed',
  'invoices.applied',
  'draft.copied',
  'draft.discarded',
  'step.opened',
];

const atDocuments = [...whileFilling, 'step.returned', 'answer.revisited', 'form.submitted'];

function startLooking(findMissingInfo: WizardActors['findMissingInfo']) {
  const { actor } = startAtDocuments({ findMissingInfo });
  actor.send({ type: 'form.submitted' });
  return actor;
}

async function startSubmitting(size: number, actors: Parameters<typeof startAtDocuments>[0] = {}) {
  const { actor, clock } = startAtDocuments(actors);
  actor.send({ type: 'documents.added', documents: [{ ...invoice, size }] });
  actor.send({ type: 'document.checked', id: 'invoice', verdict: { sha256: hash } });
  actor.send({ type: 'form.submitted' });
  await settle();
  return { actor, clock };
}

function startReading() {
  const { actor } = startAtDocuments();
  actor.send({ type: 'documents.added', documents: [invoice] });
  actor.send({ type: 'form.submitted' });
  return actor;
}

const succeeding = { sendSubmission: () => Promise.resolve(receipt) };

async function startCompleted() {
  const { actor, clock } = await startSubmitting(1000, succeeding);
  clock.increment(2000);
  return actor;
}

/** Every state a visitor can reach, how to reach it, and the events it accepts. */
const states = {
  'filling.company': {
    start: () => startWizard().actor,
    heard: [...whileFilling, 'form.submitted', 'draft.found'],
  },
  'filling.contact': {
    start: () => {
      const { actor } = startAtDocuments();
      actor.send({ type: 'step.returned' });
      return actor;
    },
    heard: [...whileFilling, 'form.submitted', 'step.returned'],
  },
  'filling.documents.editing': { start: () => startAtDocuments().actor, heard: atDocuments },
  'filling.documents.findingMissingInfo': { start: () => startLooking(never), heard: atDocuments },
  'filling.documents.askingForMissingInfo': {
    start: async () => {
      const actor = startLooking(() => Promise.resolve(['documents']));
      await settle();
      return actor;
    },
    heard: [...atDocuments, 'missingInfo.dismissed'],
  },
  'submitting.reading': { start: startReading, heard: whileSending },
  'submitting.uploading': { start: async () => (await startSubmitting(5_000_000)).actor, heard: whileSending },
  'submitting.proving': {
    start: async () => (await startSubmitting(1000, { obtainToken: never })).actor,
    heard: whileSending,
  },
  'submitting.sending': { start: async () => (await startSubmitting(1000)).actor, heard: whileSending },
  succeeded: {
    start: async () => (await startSubmitting(1000, succeeding)).actor,
    heard: [...always, 'draft.discarded'],
  },
  completed: { start: startCompleted, heard: [...always, 'draft.discarded'] },
};

testEvents(events, states);

test.each([states.succeeded, states.completed])(
  'after success the visitor can start another case',
  async ({ start }) => {
    const actor = await start();

    actor.send(events['draft.discarded']);

    expect(actor.getSnapshot().value).toEqual({ filling: 'company' });
    expect(actor.getSnapshot().context).toMatchObject({ submissionId: 'next', documents: [], receipt: undefined });
  },
);
