import { hash, invoice, settle } from '../testing/startWizard';
import { startAddition } from '../testing/startAddition';
import { testEvents } from '../testing/testEvents';
import type { AdditionEvent } from './additionMachine';

const never = () => new Promise<never>(() => undefined);
const draft = { submissionId: 'of before', note: 'Van eerder', documents: [], isArrivalUnknown: false };

const events: { readonly [Type in AdditionEvent['type']]: Extract<AdditionEvent, { type: Type }> } = {
  'note.changed': { type: 'note.changed', note: 'Een bericht' },
  'documents.added': { type: 'documents.added', documents: [{ ...invoice, id: 'added' }] },
  'document.checked': { type: 'document.checked', id: 'unknown', verdict: { sha256: hash } },
  'document.labelled': { type: 'document.labelled', id: 'invoice', kind: 'invoice' },
  'document.removed': { type: 'document.removed', id: 'invoice' },
  'form.submitted': { type: 'form.submitted' },
  'submission.sent': { type: 'submission.sent' },
  'draft.found': { type: 'draft.found', draft },
  'draft.copied': { type: 'draft.copied', next: { submissionId: 'next' }, documentIds: {} },
  'draft.unkept': { type: 'draft.unkept' },
  'draft.over': { type: 'draft.over' },
  'addition.restarted': { type: 'addition.restarted', next: { submissionId: 'next' } },
};

const always = ['document.checked', 'draft.unkept', 'draft.over'];
const whileEditing = [
  ...always,
  'note.changed',
  'documents.added',
  'document.labelled',
  'document.removed',
  'form.submitted',
  'draft.copied',
  'addition.restarted',
];
const whileSending = [...always, 'submission.sent'];

/** Adds a document of this size, which is already read by default. */
function start(changes: Parameters<typeof startAddition>[0], { size = 1000, isRead = true, isSubmitted = true } = {}) {
  return async () => {
    const { addition, ports } = startAddition({ readDocument: never, ...changes });
    await settle();
    void ports.files.put('invoice', new File(['content'], 'factuur.pdf'));
    addition.send({ type: 'documents.added', documents: [{ ...invoice, size }] });
    if (isRead) addition.send({ type: 'document.checked', id: 'invoice', verdict: { sha256: hash } });
    if (isSubmitted) addition.send({ type: 'form.submitted' });
    await settle();
    return addition;
  };
}

testEvents<AdditionEvent>(events, {
  editing: { start: start({}, { isSubmitted: false }), heard: whileEditing },
  'submitting.reading': { start: start({}, { isRead: false }), heard: whileSending },
  'submitting.uploading': {
    start: start({ requestTickets: never }, { size: 5_000_000 }),
    heard: whileSending,
  },
  'submitting.proving': { start: start({ obtainToken: never }), heard: whileSending },
  'submitting.sending': { start: start({ submit: never }), heard: whileSending },
  done: { start: start({}), heard: [...always, 'addition.restarted'] },
});
